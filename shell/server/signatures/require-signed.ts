import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Channels, lineOf } from '../channels.ts';
import { fetchRelease } from '../fetch-release.ts';
import type { ReleaseName } from '../release-name.ts';
import type { ReleaseStorage } from '../release-storage.ts';

/**
 * Checks, where a place asks for signatures, every version that a change of the channels would publish: its signature and
 * all of its files.
 *
 * @throws Error with a sentence for the first one that is refused.
 */
export async function requireSigned(place: ReleaseStorage, before: Channels, after: Channels): Promise<void> {
  if (!place.keys) return;
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-verified-'));
  try {
    for (const name of published(before, after))
      if (!(await fetchRelease(place, folder, name)))
        throw new Error(`${place.name} has no ${name.package} ${name.version}. Nothing was changed.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Versions that are in a channel after a change, and were not in it before. */
function published(before: Channels, after: Channels): ReleaseName[] {
  return Object.entries(after.packages).flatMap(([name, line]) => {
    const known = lineOf(before, name);
    return (['stable', 'canary'] as const).flatMap((channel) => {
      const version = line[channel]?.version;
      return version === undefined || version === known[channel]?.version ? [] : [{ package: name, version }];
    });
  });
}
