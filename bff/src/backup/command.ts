import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '@shortlist/api-contract/settings';

/** What the operator asked for. */
export type BackupCommand =
  | { readonly verb: 'backup'; readonly path: string }
  | { readonly verb: 'restore'; readonly path: string; readonly replaces: boolean };

const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE, with --replace to replace data.';

/**
 * Reads the words after `main.ts`: what to do, and what follows `npm run backup --`.
 *
 * @throws StartError with how to use it.
 */
export function readBackupCommand(words: readonly string[]): BackupCommand {
  const { positionals, values } = parse(words);
  const [verb, file, ...more] = positionals;
  const replaces = values.replace;
  if (file === undefined || more.length > 0) throw new StartError(USAGE);
  if (verb === 'restore') return { verb, path: resolve(file), replaces };
  if (verb === 'backup' && !replaces) return { verb, path: resolve(file) };
  throw new StartError(USAGE);
}

function parse(words: readonly string[]) {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}
