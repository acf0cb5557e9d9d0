import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERY_PACKAGE, keyIdOf, textOfKey } from '@shortlist/shell/server';
import { z } from 'zod';

/** The public keys of all packages, as `RELEASE_KEYS_FILE` names them. */
export const KEYS_FILE = 'release_keys';

/** Where a new pair of keys lies. */
export interface NewKeys {
  readonly keyId: string;
  readonly privateFile: string;
  readonly publicFile: string;
}

/**
 * Makes a pair of keys: the private one goes to a file of its own that only this user can read, the public one to those
 * of its packages, beside the ones that are there.
 *
 * @param packages what its team releases; every package where none is named.
 * @throws Error with a sentence when the file of the private key is there.
 */
export function writeKeys(folder: string, packages: readonly string[]): NewKeys {
  const [first] = packages;
  const privateFile = join(folder, first === undefined ? 'release_key' : `release_key_${first}`);
  const publicFile = join(folder, KEYS_FILE);
  if (existsSync(privateFile))
    throw new Error(`${privateFile} is there. Move it away first; its public key stays in ${KEYS_FILE}.`);
  const keys = existsSync(publicFile) ? Keys.parse(JSON.parse(readFileSync(publicFile, 'utf8'))) : {};
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(privateFile, privateKey.export({ format: 'pem', type: 'pkcs8' }), {
    mode: 0o600,
    flag: 'wx',
  });
  for (const name of first === undefined ? [EVERY_PACKAGE] : packages)
    keys[name] = [...(keys[name] ?? []), textOfKey(publicKey)];
  writeFileSync(publicFile, `${JSON.stringify(keys, null, 1)}\n`);
  return { keyId: keyIdOf(publicKey), privateFile, publicFile };
}

const Keys = z.record(z.string(), z.array(z.string()));
