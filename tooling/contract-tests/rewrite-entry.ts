import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import { RELEASE_FILE } from '../build/files.ts';

/** Replaces the entry of a release in a folder, and what `release.json` says of it: as if it had been built so. */
export function rewriteEntry(
  folder: string,
  release: RemoteRelease,
  rewrite: (entry: string) => string,
): void {
  const file = join(folder, release.entry);
  const entry = rewrite(readFileSync(file, 'utf8'));
  writeFileSync(file, entry);
  // What was released has compressed copies, which the edge prefers.
  for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true });
  const integrity = { ...release.integrity, [release.entry]: `sha384-${hash('sha384', entry, 'base64')}` };
  const sizes = { ...release.sizes, [release.entry]: Buffer.byteLength(entry) };
  writeFileSync(join(folder, RELEASE_FILE), JSON.stringify({ ...release, integrity, sizes }));
}
