import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { changeChannels, demote, lineOf, type ReleaseStorage, rollback } from '@shortlist/shell/server';
import { beforeEach, expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { releaseBuilt } from './release-built.ts';
import { placeIn, repoint } from './release-package.ts';
import { aBuild } from './testing/a-build.ts';

let folder: string;
let place: ReleaseStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-built-'));
  place = placeIn(join(folder, 'data'));
});

const shell = aShellRelease();
const first = aRemoteRelease({ version: '1.0.0-1111111111' });
const second = aRemoteRelease({ version: '1.0.0-2222222222' });
const third = aRemoteRelease({ version: '1.0.0-3333333333' });

const printed: string[] = [];
const startWith = (...releases: Release[]) =>
  releaseBuilt(
    releases.map((each) => aBuild(folder, each)),
    place,
    { print: (line) => printed.push(line) },
  );
const liveVersion = async (name = 'mfe-jobs') =>
  lineOf((await place.readChannels()).channels, name).stable?.version;

test('the first start makes live what was built, and the next one changes nothing', async () => {
  expect(await startWith(shell, first)).toHaveLength(2);
  const { revision } = await place.readChannels();

  expect(await startWith(shell, first)).toEqual([]);

  expect((await place.readChannels()).revision).toBe(revision);
  expect([await liveVersion('shell'), await liveVersion()]).toEqual([shell.version, first.version]);
});

test('[PD-04] what a person moved stays over restarts, with any build, and the start says how it would move', async () => {
  await startWith(shell, first);
  await startWith(shell, second);
  await repoint(place, ['mfe-jobs'], rollback);

  await startWith(shell, second);
  await startWith(shell, third);

  expect(await liveVersion()).toBe(first.version);
  expect(printed.at(-1)).toMatch(
    new RegExp(
      `^mfe-jobs stays at ${first.version}, where .+ put it. To make ${third.version} live: npm run`,
    ),
  );
});

test('[PD-04] a version that the edge took away stays away over restarts, until there is one that was never released', async () => {
  await startWith(shell, first);
  await startWith(shell, second);
  const at = new Date().toISOString();
  const demotion = { version: second.version, channel: 'stable', at, reason: 'too many errors' } as const;
  await changeChannels(place, (channels) => demote(channels, 'mfe-jobs', demotion));

  await startWith(shell, second);
  expect(await liveVersion()).toBe(first.version);

  await startWith(shell, third);
  expect(await liveVersion()).toBe(third.version);
});

test('a start that was killed before anything went live is made up for by the next', async () => {
  await startWith(shell, first);
  await place.putRelease(second, aBuild(folder, second));

  await startWith(shell, second);

  expect(await liveVersion()).toBe(second.version);
});

test('an installation that goes back to an older build takes its remote along', async () => {
  await startWith(shell, first);
  await startWith(shell, second);

  await startWith(shell, first);

  expect(await liveVersion()).toBe(first.version);
});
