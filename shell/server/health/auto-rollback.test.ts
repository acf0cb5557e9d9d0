import { beforeEach, expect, test } from 'vitest';
import { changeChannels } from '../change-channels.ts';
import { toStable, withdraw } from '../channel-moves.ts';
import { lineOf } from '../channels.ts';
import { openReleases, type ReleaseStore } from '../release-store.ts';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from '../testing/released.ts';
import { createAutoRollback } from './auto-rollback.ts';
import type { Failing } from './health.ts';

const OLD = '1.0.0-bbbbbbbbbb';
const NEW = '1.1.0-cccccccccc';
const TRIED = '1.2.0-eeeeeeeeee';

const said: string[] = [];
const at = '2026-11-21T12:05:00.000Z';
const fails = (version: string, channel: 'stable' | 'canary') => ({
  package: 'mfe-jobs',
  demotion: { version, channel, at, reason: '8 of 40 visitors hit errors.' },
});
let folder: ReleasesFolder;
let releases: ReleaseStore;
let demote: (failing: Failing) => void;
beforeEach(() => {
  folder = releasesFolder(aShellRelease(), aRemoteRelease());
  releases = openReleases(folder.folder);
  said.length = 0;
  demote = createAutoRollback({ releases, report: (sentence) => said.push(sentence) });
});

const line = () => lineOf(releases.channels(), 'mfe-jobs');

const placedAt = (since: string, version: string) => ({ version, since, by: 'Ada', commit: null });

async function releaseNext(): Promise<void> {
  folder.add(aRemoteRelease({ version: NEW }));
  const placement = placedAt('2026-11-21T12:00:00.000Z', NEW);
  await changeChannels(releases.place, (channels) => toStable(channels, 'mfe-jobs', placement));
}

test('a canary is withdrawn, and that is said', async () => {
  folder.tryOn(50, aRemoteRelease({ version: NEW }));

  demote(fails(NEW, 'canary'));

  await expect
    .poll(() => said)
    .toEqual([`mfe-jobs ${NEW} (canary) was rolled back: 8 of 40 visitors hit errors.`]);
  expect(line()).toMatchObject({
    stable: { version: OLD },
    canary: null,
    demotions: [{ version: NEW, channel: 'canary', at }],
  });
});

test('a stable version makes way for the one before', async () => {
  await releaseNext();

  demote(fails(NEW, 'stable'));
  demote(fails(NEW, 'stable'));

  await expect.poll(() => said).toHaveLength(1);
  expect(line()).toMatchObject({ stable: { version: OLD, by: 'the edge' }, demotions: [{ version: NEW }] });
});

test('a package is taken back once: then a person has to move it before the edge does again', async () => {
  folder.tryOn(50, aRemoteRelease({ version: TRIED }));
  await releaseNext();
  demote(fails(NEW, 'stable'));
  await expect.poll(() => said).toHaveLength(1);

  demote(fails(TRIED, 'canary'));
  await expect.poll(() => said).toHaveLength(2);

  expect(said[1]).toBe(
    `mfe-jobs ${TRIED} (canary) is also failing. It stays live: after one automatic rollback, the next change must be manual.`,
  );
  expect(line()).toMatchObject({ stable: { version: OLD }, canary: { version: TRIED } });
  await changeChannels(releases.place, (channels) => withdraw(channels, 'mfe-jobs'));
  await releaseNext();
  demote(fails(NEW, 'stable'));
  await expect.poll(() => line().stable?.version).toBe(OLD);
});

test('where there is nothing to go back to, all stays, and that is said once', async () => {
  demote(fails(OLD, 'stable'));
  await expect.poll(() => said).toHaveLength(1);
  demote(fails(OLD, 'stable'));

  await expect
    .poll(() => said)
    .toEqual([`mfe-jobs ${OLD} (stable) is failing, and there's no version to roll back to.`]);
  expect(line()).toMatchObject({ stable: { version: OLD }, demotions: [] });
});

test('it goes back to nothing that does not fit the shell', async () => {
  folder.add(
    aRemoteRelease({
      version: '0.9.0-dddddddddd',
      shared: { react: { range: '^18.0.0', singleton: true } },
    }),
  );
  await changeChannels(releases.place, (channels) =>
    toStable(channels, 'mfe-jobs', placedAt('2026-11-21T11:00:00.000Z', '0.9.0-dddddddddd')),
  );
  await releaseNext();

  demote(fails(NEW, 'stable'));

  await expect
    .poll(() => said)
    .toEqual([`mfe-jobs ${NEW} (stable) is failing, and there's no version to roll back to.`]);
  expect(line().stable?.version).toBe(NEW);
});

test('a version that a person has replaced meanwhile is left alone', async () => {
  await releaseNext();

  demote(fails(OLD, 'stable'));
  demote(fails(NEW, 'stable'));

  await expect.poll(() => said).toHaveLength(1);
  expect(said[0]).toContain(NEW);
});
