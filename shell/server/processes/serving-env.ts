import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import { type ReleaseSettings, ReleaseVariables, releaseSettingsOf } from '../release-settings.ts';

const portSentence = 'must be a port number from 1 to 65535, like 3000.';

/** What every process reads that serves releases. */
export const ServingVariables = z.object({
  PORT: z.coerce
    .number(portSentence)
    .int(portSentence)
    .min(1, portSentence)
    .max(65_535, portSentence)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  ...ReleaseVariables,
});

export interface ServingEnv {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the releases, unless they lie elsewhere, and of what is kept of those. */
  readonly dataDir: string;
  /** Where releases lie. */
  readonly releases: ReleaseSettings;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Relative folders begin at the top of the checkout: npm runs the script of a package in its folder. */
const TOP = join(import.meta.dirname, '../../..');

/**
 * Reads the variables of a process.
 *
 * @throws Error with a sentence that names the variable whose value is wrong.
 */
export function readVariables<Shape extends z.ZodRawShape>(
  variables: z.ZodObject<Shape>,
  source: Environment,
): z.output<z.ZodObject<Shape>> {
  const values = readSettings(variables, source, (file) => readFileSync(file, 'utf8'));
  if (typeof values === 'string') throw new Error(values);
  return values;
}

/** The settings that those variables say. */
export function servingEnvOf(values: z.output<typeof ServingVariables>): ServingEnv {
  const dataDir = resolve(TOP, values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    releases: releaseSettingsOf(values, { dataDir, base: TOP }),
  };
}
