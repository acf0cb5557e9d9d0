import type { Release } from '@shortlist/platform/release-set';
import { type Channels, NO_CHANNELS, toCanary, toStable } from '@shortlist/shell/server';
import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { contextsOf, type FindBuild } from './contexts.ts';
import type { PlacedBuild } from './rule.ts';
import { aBuild } from './testing/a-context.ts';

const shell = aShellRelease();
const nextShell = aShellRelease({ version: '2.0.0-cccccccccc' });
const jobs = aRemoteRelease();
const nextJobs = aRemoteRelease({ version: '2.0.0-dddddddddd' });
const ai = aRemoteRelease({ name: 'mfe_ai', package: 'mfe-ai' });

const find: FindBuild = async (name, version) => {
  const release = [shell, nextShell, jobs, nextJobs, ai].find(
    (each) => each.package === name && each.version === version,
  );
  return release && aBuild(release);
};

const placed = ({ version }: Release) => ({
  version,
  since: '2026-11-22T08:00:00.000Z',
  by: 'Ada',
  commit: null,
});
const stable = (before: Channels, ...releases: Release[]): Channels =>
  releases.reduce((next, release) => toStable(next, release.package, placed(release)), before);
const tried = (before: Channels, release: Release): Channels =>
  toCanary(before, release.package, { placement: placed(release), percent: 10 });

const namesOf = ({ candidate, others }: PlacedBuild) => ({
  candidate: `${candidate.release.package} ${candidate.release.version}`,
  others: others.map(({ release, channel }) => `${release.package} ${release.version} ${channel}`).sort(),
});

test('a new version meets every version of every other package, in every channel, and none of its own', async () => {
  const before = tried(tried(stable(NO_CHANNELS, shell, jobs), nextShell), nextJobs);

  const contexts = await contextsOf({ before, after: stable(before, ai) }, find);

  expect(contexts.map(namesOf)).toEqual([
    {
      candidate: `mfe-ai ${ai.version}`,
      others: [
        `mfe-jobs ${jobs.version} stable`,
        `mfe-jobs ${nextJobs.version} canary`,
        `shell ${shell.version} stable`,
        `shell ${nextShell.version} canary`,
      ],
    },
  ]);
});

test('what is released together meets each other as it will be, not as it was', async () => {
  const before = stable(NO_CHANNELS, shell, jobs, ai);

  const contexts = await contextsOf({ before, after: stable(before, nextShell, nextJobs) }, find);

  expect(contexts.map(namesOf)).toEqual([
    {
      candidate: `shell ${nextShell.version}`,
      others: [`mfe-ai ${ai.version} stable`, `mfe-jobs ${nextJobs.version} stable`],
    },
    {
      candidate: `mfe-jobs ${nextJobs.version}`,
      others: [`mfe-ai ${ai.version} stable`, `shell ${nextShell.version} stable`],
    },
  ]);
  expect(contexts.map(({ previous }) => previous?.release.version)).toEqual([shell.version, jobs.version]);
});

test('what is live already is asked about only when somebody wants to know', async () => {
  const before = stable(NO_CHANNELS, shell, jobs);

  expect(await contextsOf({ before, after: before }, find)).toEqual([]);
  const [asked, ...rest] = await contextsOf({ before, after: before, asked: [jobs] }, find);
  expect([asked?.candidate.release.package, rest.length]).toEqual(['mfe-jobs', 0]);
});

test('a promoted canary was beside everything before: it is not asked again', async () => {
  const before = tried(stable(NO_CHANNELS, shell, jobs), nextJobs);

  expect(await contextsOf({ before, after: stable(before, nextJobs) }, find)).toEqual([]);
});
