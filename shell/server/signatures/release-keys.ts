import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import { ownValue } from '@shortlist/platform/release-set';
import { z } from 'zod';

/** A key of a team, as it is known to all. */
export interface PublicKey {
  /** Names it to people: the first digits of its SHA-256. */
  readonly id: string;
  readonly key: KeyObject;
}

/** The public keys that may sign each package, by its name; those of `*` may sign every package. */
export type ReleaseKeys = Readonly<Record<string, readonly PublicKey[]>>;

/** The keys of all packages. */
export const EVERY_PACKAGE = '*';

const sentence =
  'must be JSON that names the public ed25519 keys of each package, like {"mfe-jobs": ["MCowBQYDK2VwAyEA..."]}: npm run release -- keygen mfe-jobs writes it.';

/** `RELEASE_KEYS`: a key is the text between the two lines of a PEM file. */
export const ReleaseKeysText = z.string().transform((text, context): ReleaseKeys => {
  try {
    const named = z.record(z.string(), z.array(z.string()).min(1)).parse(JSON.parse(text));
    return Object.fromEntries(Object.entries(named).map(([name, keys]) => [name, keys.map(publicKeyOf)]));
  } catch {
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  }
});

function publicKeyOf(text: string): PublicKey {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${text} is no ed25519 key.`);
  return { id: keyIdOf(key), key };
}

/** A public key as a line of text. */
export const textOfKey = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).toString('base64');

/** What names a public key to people, 16 hex digits. */
export const keyIdOf = (key: KeyObject): string =>
  hash('sha256', key.export({ format: 'der', type: 'spki' }), 'hex').slice(0, 16);

/** The keys that may sign a package. */
export const keysFor = (keys: ReleaseKeys, packageName: string): readonly PublicKey[] => [
  ...(ownValue(keys, packageName) ?? []),
  ...(ownValue(keys, EVERY_PACKAGE) ?? []),
];
