import { StartError } from '@shortlist/api-contract/settings';
import { type EdgeEnv, readEdgeEnv } from '@shortlist/shell/server';
import { remotePackages } from '../build/packages.ts';

/** The settings of `npm start` itself: those of the edge. The BFF reads its own. */
export type StartEnv = EdgeEnv;

/**
 * Reads the environment of `npm start`.
 *
 * @throws StartError with a sentence that names the variable whose value is wrong.
 */
export function readStartEnv(source: Readonly<Record<string, string | undefined>> = process.env): StartEnv {
  const env = readEnv(source);
  const known = remotePackages();
  const stranger = Object.keys(env.remoteOrigins).find((name) => !known.includes(name));
  if (stranger !== undefined)
    throw new StartError(`REMOTE_ORIGINS names ${stranger}, which is none of ${known.join(', ')}.`);
  return env;
}

function readEnv(source: Readonly<Record<string, string | undefined>>): EdgeEnv {
  try {
    return readEdgeEnv(source);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
