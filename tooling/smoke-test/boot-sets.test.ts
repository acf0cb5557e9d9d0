import { expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { aContext, live } from '../checks/testing/a-context.ts';
import { bootSetsOf } from './boot-sets.ts';

const shell = aShellRelease({ version: '1.0.0' });
const triedShell = aShellRelease({ version: '2.0.0' });
const jobs = aRemoteRelease({ package: 'mfe-jobs', version: '1.0.0' });
const triedJobs = aRemoteRelease({ package: 'mfe-jobs', version: '2.0.0' });
const ai = aRemoteRelease({ package: 'mfe-ai', version: '1.0.0' });

const setsOf = (...args: Parameters<typeof aContext>) =>
  bootSetsOf(aContext(...args)).map(({ builds, booted }) => ({
    builds: builds.map(({ release }) => `${release.package} ${release.version}`).sort(),
    booted,
  }));

test('a shell boots every stable remote, and once more those that have a canary', () => {
  const others = [live(jobs), live(triedJobs, 'canary'), live(ai)];

  expect(setsOf(triedShell, { others })).toEqual([
    { builds: ['mfe-ai 1.0.0', 'mfe-jobs 1.0.0', 'shell 2.0.0'], booted: ['mfe-jobs', 'mfe-ai'] },
    { builds: ['mfe-ai 1.0.0', 'mfe-jobs 2.0.0', 'shell 2.0.0'], booted: ['mfe-jobs'] },
  ]);
});

test('a remote boots in every shell that is live, beside the others as everyone gets them', () => {
  const others = [live(shell), live(triedShell, 'canary'), live(jobs), live(triedJobs, 'canary')];

  expect(setsOf(ai, { others })).toEqual([
    { builds: ['mfe-ai 1.0.0', 'mfe-jobs 1.0.0', 'shell 1.0.0'], booted: ['mfe-ai'] },
    { builds: ['mfe-ai 1.0.0', 'mfe-jobs 1.0.0', 'shell 2.0.0'], booted: ['mfe-ai'] },
  ]);
});

test('where there is no shell, or nothing to show in it, nothing boots', () => {
  expect(setsOf(ai, { others: [live(jobs)] })).toEqual([]);
  expect(setsOf(shell)).toEqual([]);
});
