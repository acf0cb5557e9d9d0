import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseName } from '../release-name.ts';
import { RELEASE_FILE, SIGNATURE_FILE } from '../release-place-folder.ts';
import { keysFor, type ReleaseKeys } from './release-keys.ts';
import { type Signature, verifySignature } from './release-signature.ts';

/** A signature of this product has less than one thousand. */
const MOST_BYTES = 10_000;

/**
 * Checks that the release in a folder is signed by a key of its package. Its files are another question: `verifyRelease`.
 *
 * @throws Error with a sentence that says what is wrong and what to do.
 */
export function verifySignedRelease(folder: string, name: ReleaseName, keys: ReleaseKeys): Signature {
  try {
    const own = keysFor(keys, name.package);
    if (own.length === 0) throw new Error(`RELEASE_KEYS has no key of ${name.package}`);
    const manifest = readFileSync(join(folder, RELEASE_FILE));
    return verifySignature({ name, manifest, signature: readSignature(folder) }, own);
  } catch (error) {
    throw new Error(
      `${name.package} ${name.version} is refused: ${(error as Error).message}. Release it with the key of its team (RELEASE_KEY); one that you know can be signed where it is: npm run release -- sign ${name.package}`,
      { cause: error },
    );
  }
}

function readSignature(folder: string): string {
  const file = join(folder, SIGNATURE_FILE);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new Error('it is not signed');
  if (stat.size > MOST_BYTES) throw new Error('its signature is too big to be one');
  return readFileSync(file, 'utf8');
}
