import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeChannels, lineOf, toStable } from '@shortlist/shell/server';
import { expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { releasedPackages } from '../build/packages.ts';
import { INSTALLATION } from '../release/release-built.ts';
import { placeIn } from '../release/release-package.ts';
import { aBuild } from '../release/testing/a-build.ts';
import { startReleases } from './start-releases.ts';

const PATIENCE = 600_000;

test('[PD-04] a start moves no pointer of a person, and in production none at all', {
  timeout: PATIENCE,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-releases-'));
  const place = placeIn(dataDir);
  const printed: string[] = [];
  const start = async (isProduction: boolean) => {
    const releases = { kind: 'folder', folder: join(dataDir, 'releases') } as const;
    const { stop } = await startReleases({ releases, dataDir, isProduction }, (line) => printed.push(line));
    await stop();
    const { channels } = await place.readChannels();
    return Object.fromEntries(
      releasedPackages().map((name) => [name, lineOf(channels, name).stable?.version]),
    );
  };
  const old = aRemoteRelease({ version: '0.9.0-0123456789' });
  const moveBack = (by: string) => {
    const placement = { version: old.version, since: new Date().toISOString(), by, commit: null };
    return changeChannels(place, (channels) => toStable(channels, 'mfe-jobs', placement));
  };

  const built = await start(true);
  await place.putRelease(old, aBuild(dataDir, old));
  expect(Object.values(built)).not.toContain(undefined);

  await moveBack(INSTALLATION);
  expect(await start(true)).toEqual({ ...built, 'mfe-jobs': old.version });
  expect(await start(false)).toEqual(built);

  await moveBack('Ada');
  expect(await start(false)).toEqual({ ...built, 'mfe-jobs': old.version });
  expect(printed.at(-1)).toContain('mfe-jobs stays at 0.9.0-0123456789, where Ada put it.');
});
