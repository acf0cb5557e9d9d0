import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB and two passes, as OWASP's Password Storage page advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const ID_LENGTH = 8;

/** Of no password at all: an unknown account takes as long as a wrong password. */
const nobody = hash('', COST);

/** By their IDs, which stand before each hash that was made with one. None: a hash starts with its own `$`. */
let secrets: ReadonlyMap<string, Buffer> = new Map();

/**
 * Has passwords hashed with a secret that the database doesn't have: who steals it alone can't guess at passwords.
 *
 * @param newestFirst the first hashes, and all verify; each has 32 characters or more.
 */
export function setPasswordSecrets(newestFirst: readonly string[]): void {
  secrets = new Map(newestFirst.map((secret) => [idOf(secret), Buffer.from(secret)]));
}

export async function hashPassword(password: string): Promise<string> {
  const [id = '', secret] = secrets.entries().next().value ?? [];
  return id + (await hash(password, { ...COST, ...(secret && { secret }) }));
}

/** Compares in the same time whether or not there is a hash, and whether or not its secret is known. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const id = passwordHash === null ? '' : secretOf(passwordHash);
  const isKnown = passwordHash !== null && knowsSecret(id);
  const secret = secrets.get(id);
  const isEqual = await verify(
    isKnown ? passwordHash.slice(id.length) : await nobody,
    password,
    secret && { secret },
  );
  return isEqual && isKnown;
}

/** Whether a hash was made with another secret than new ones are, or with none where there is one. */
export function isOutdated(passwordHash: string): boolean {
  return secretOf(passwordHash) !== (secrets.keys().next().value ?? '');
}

/** Whether passwords that were hashed with this secret can be verified. */
export function knowsSecret(id: string): boolean {
  return id === '' || secrets.has(id);
}

/** The ID of the secret that a hash was made with; empty for none. */
function secretOf(passwordHash: string): string {
  return passwordHash.slice(0, passwordHash.indexOf('$'));
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url').slice(0, ID_LENGTH);
}
