import { resolve } from 'node:path';
import { StartError } from '@shortlist/bff';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';

const portSentence = 'must be a port number from 1 to 65535, like 3000.';

const Variables = z.object({
  PORT: z.coerce
    .number(portSentence)
    .int(portSentence)
    .min(1, portSentence)
    .max(65_535, portSentence)
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
});

/** The settings of `npm start` itself; the BFF reads its own. */
export interface StartEnv {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the database, the files and the releases. */
  readonly dataDir: string;
}

/**
 * Reads the environment of `npm start`.
 *
 * @throws StartError with a sentence that names the variable whose value is wrong.
 */
export function readStartEnv(source: Readonly<Record<string, string | undefined>> = process.env): StartEnv {
  const given = Object.entries(source).filter(([, value]) => value);
  const parsed = Variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const { PORT, HOST, DATA_DIR } = parsed.data;
  return { port: PORT, host: HOST, dataDir: resolve(WORKSPACE, DATA_DIR) };
}
