import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with 19 MiB and two passes, as OWASP's Password Storage page advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Of no password at all: an unknown account takes as long as a wrong password. */
const nobody = hash('', COST);

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Compares in the same time whether or not there is a hash. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isEqual = await verify(passwordHash ?? (await nobody), password);
  return isEqual && passwordHash !== null;
}
