import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { measureFiles, RELEASE_FILE } from '../../build/files.ts';

/** A build as the build command leaves it, in a folder of `parent`, with `texts` as the text of files. Returns that folder. */
export function aBuild(
  parent: string,
  release: Release,
  texts: Readonly<Record<string, string>> = {},
): string {
  const dist = join(parent, `${release.package}-${release.version}`);
  mkdirSync(dist, { recursive: true });
  for (const file of Object.keys(release.sizes))
    writeFileSync(join(dist, file), texts[file] ?? `/* ${release.version} */`.repeat(60));
  writeFileSync(join(dist, RELEASE_FILE), JSON.stringify({ ...release, ...measureFiles(dist) }));
  writeFileSync(join(dist, 'inputs.json'), '{}');
  return dist;
}
