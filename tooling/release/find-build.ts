import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import type { ReleaseStorage } from '@shortlist/shell/server';
import type { FindBuild } from '../checks/contexts.ts';
import type { BuildToCheck } from '../checks/rule.ts';

export interface Build {
  readonly folder: string;
  readonly release: Release;
}

/** Hands `work` a way to find builds: those that are about to be released where they are, others in the place. */
export async function withBuilds<T>(
  place: ReleaseStorage,
  candidates: readonly Build[],
  work: (find: FindBuild) => Promise<T>,
): Promise<T> {
  const fetched = new Map<string, Promise<string>>();
  let folder: string | undefined;

  /** The files of a release are fetched once, and only when a rule wants to look at them. */
  async function fetchFiles({ package: name, version }: Release): Promise<string> {
    folder ??= mkdtempSync(join(tmpdir(), 'shortlist-checked-'));
    const target = join(folder, name, version);
    await place.fetchRelease(name, version, target);
    return target;
  }

  async function find(packageName: string, version: string): Promise<BuildToCheck | undefined> {
    const own = candidates.find(
      ({ release }) => release.package === packageName && release.version === version,
    );
    if (own) return { release: own.release, folder: async () => own.folder };
    const release = await place.readRelease(packageName, version);
    if (!release) return undefined;
    const key = `${packageName} ${version}`;
    return {
      release,
      folder: () => {
        const known = fetched.get(key) ?? fetchFiles(release);
        fetched.set(key, known);
        return known;
      },
    };
  }

  try {
    return await work(find);
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}
