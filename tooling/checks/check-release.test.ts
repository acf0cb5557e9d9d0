import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { lineOf } from '@shortlist/shell/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { placeIn, releasesFolderOf, releaseTogether } from '../release/release-package.ts';
import { aBuild } from '../release/testing/a-build.ts';
import type { Depth } from './check-release.ts';

const budget = { entry: 10, page: 1000, widget: 1000 };
const good = aRemoteRelease({ budget: { ...budget, entry: 500 } });
const heavy = aRemoteRelease({ budget });

/** A data folder of its own, and a release into it. */
function aPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'check-release-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = placeIn(folder);
  return {
    release: (depth: Depth, ...releases: Release[]) =>
      releaseTogether(
        releases.map((each) => aBuild(folder, each)),
        place,
        { depth },
      ),
    isUploaded: (name: string) => existsSync(join(releasesFolderOf(folder), name)),
    stableOf: async (name: string) => lineOf((await place.readChannels()).channels, name).stable?.version,
  };
}

test('a release that breaks a rule is refused before anything is uploaded', async () => {
  const { release, isUploaded, stableOf } = aPlace();

  await expect(release('files', heavy)).rejects.toThrow(
    /^Nothing was released\.\n✗ mfe-jobs: its size stays in its budget\n.*Its container weighs \d+ B; its budget is 10 B/s,
  );

  expect(isUploaded('mfe-jobs')).toBe(false);
  expect(await stableOf('mfe-jobs')).toBeUndefined();
});

test('one of several that is refused keeps all of them back', async () => {
  const { release, stableOf } = aPlace();

  await expect(release('files', aShellRelease(), heavy)).rejects.toThrow('Nothing was released.');

  expect(await stableOf('shell')).toBeUndefined();
});

test('a release that keeps the rules goes live', async () => {
  const { release, stableOf } = aPlace();

  await release('files', aShellRelease(), good);

  expect(await stableOf('mfe-jobs')).toBe(good.version);
});

test('a version that was released before is asked only whether it fits: budgets are of new ones', async () => {
  const { release, stableOf } = aPlace();

  await release('fit', heavy);

  expect(await stableOf('mfe-jobs')).toBe(heavy.version);
});

test('without a browser nothing is released to people, and the sentence says what to install', async () => {
  const { release, stableOf } = aPlace();
  await release('files', aShellRelease());
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROME_PATH', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });

  await expect(release('released', good)).rejects.toThrow('No browser is there to try it in.');

  expect(await stableOf('mfe-jobs')).toBeUndefined();
});
