import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answers } from '@shortlist/api-contract/testing/answers';

/** What a remote tells the kit in its `kit.config.ts`, where what the kit would take by itself is not enough. */
export interface KitConfig {
  /** What stands in its page patterns, `{ jobId: '...' }`; every parameter is some id unless told. */
  readonly params?: Readonly<Record<string, string>>;
  /** Props of its widgets, by exposed name: plain data, which travels into a browser. */
  readonly widgets?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What calls of /api are answered, besides or instead of the contract's sample answers. */
  readonly answers?: Answers;
}

/** Declares what the kit needs to know of a remote. */
export function defineKit(config: KitConfig): KitConfig {
  return config;
}

/** Reads the `kit.config.ts` in the folder of a remote; without one nothing is told. */
export async function readKitConfig(folder: string): Promise<KitConfig> {
  const file = join(folder, 'kit.config.ts');
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { default: KitConfig }).default;
}
