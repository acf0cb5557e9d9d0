import { createHash } from 'node:crypto';

/** A hash of everything that a result depends on: the same fingerprint means the same result. */
export function fingerprintOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
