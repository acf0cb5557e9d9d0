import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeChannels,
  keepReleases,
  lineOf,
  openReleasePlace,
  type ReleaseStorage,
  readRecords,
  rollback,
  withVerdict,
} from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import { serveEdge } from '../../shell/server/testing/served.ts';
import { browserRules } from '../checks/rules.ts';
import { besideOf } from '../checks/verdicts.ts';
import { runReleaseCommand } from './commands.ts';
import { readReleaseSettings } from './read-settings.ts';
import { releaseTogether, repoint } from './release-package.ts';
import { readSigner } from './signer.ts';
import { startBucket, type TestBucket } from './testing/a-bucket.ts';
import { aBuild } from './testing/a-build.ts';
import { threeTeams } from './testing/a-team.ts';

const { shellTeam, jobsTeam, RELEASE_KEYS } = threeTeams();
const PATIENCE = { timeout: 60_000 };

let bucket: TestBucket;
let folder: string;
let staging: ReleaseStorage;
let production: ReleaseStorage;
let said: string[];
let closers: (() => Promise<void>)[];

const settingsOf = (environment: string) =>
  readReleaseSettings(folder, { ...bucket.env, RELEASE_KEYS, RELEASE_ENVIRONMENT: environment });

beforeEach(async () => {
  bucket = await startBucket();
  folder = mkdtempSync(join(tmpdir(), 'environments-test-'));
  staging = await openReleasePlace(settingsOf('staging'));
  production = await openReleasePlace(settingsOf('production'));
  said = [];
  closers = [];
  vi.stubEnv('RELEASED_BY', 'Ada');
  vi.stubEnv('RELEASED_BECAUSE', 'Sort by closing date');
  vi.stubEnv('RELEASE_KEY', jobsTeam.privateKey);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const close of closers) await close();
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const budget = { entry: 1_000, page: 1_000, widget: 1_000 };
const shell = aShellRelease();
const first = aRemoteRelease({ version: '1.0.0-1111111111', budget });
const second = aRemoteRelease({ version: '1.0.0-2222222222', budget, commit: 'c0ffee' });

const release = (place: ReleaseStorage, each: typeof shell | typeof first) =>
  releaseTogether([aBuild(folder, each)], place, {
    signer: readSigner({ RELEASE_KEY: (each.kind === 'shell' ? shellTeam : jobsTeam).privateKey }),
  });

/** As checks in a browser leave it, beside what is live in the environment. */
const check = (place: ReleaseStorage) =>
  changeChannels(place, (now) =>
    withVerdict(now, 'mfe-jobs', { version: second.version, beside: besideOf(now, 'mfe-jobs') }),
  );

/** The versions of mfe-jobs that pages of an installation are made of. */
async function installationOf(place: ReleaseStorage): Promise<() => Promise<string>> {
  const { environment } = place;
  const kept = await keepReleases(place, {
    releases: settingsOf(environment),
    dataDir: join(folder, environment),
  });
  const edge = await serveEdge(kept.folder, { releasePlace: place, isIntegrityOptional: true });
  closers.push(
    () => edge.close(),
    () => kept.stop(),
  );
  return async () => {
    const reply = await fetch(new URL('/remotes.json', edge.address));
    return /mfe-jobs\/(1\.0\.0-\d+)\//.exec(await reply.text())?.[1] ?? '';
  };
}

const promote = () =>
  runReleaseCommand({ name: 'promote', packages: ['mfe-jobs'], from: 'staging' }, production, (line) =>
    said.push(line),
  );
const stableIn = async (place: ReleaseStorage) =>
  lineOf((await place.readChannels()).channels, 'mfe-jobs').stable?.version;

async function releaseToBoth(): Promise<void> {
  for (const place of [staging, production]) {
    await release(place, shell);
    await release(place, first);
  }
}

test('[TM-08] a release to staging is seen there alone, until the same files are promoted to production', async () => {
  await releaseToBoth();
  const [onStaging, onProduction] = [await installationOf(staging), await installationOf(production)];
  await release(staging, second);
  await check(staging);
  await expect.poll(onStaging, PATIENCE).toBe(second.version);
  expect(await onProduction()).toBe(first.version);
  const putBefore = bucket.asked.filter((each) => each.includes(`/${second.version}/`) && each[0] === 'P');

  await promote();

  await expect.poll(onProduction, PATIENCE).toBe(second.version);
  const putAfter = bucket.asked.filter((each) => each.includes(`/${second.version}/`) && each[0] === 'P');
  expect(putAfter).toEqual(putBefore);
  expect(said).toEqual([
    '✓ mfe-jobs: it was tried beside exactly what is live (0 ms)',
    `mfe-jobs ${second.version} is live`,
  ]);
  const [record] = await readRecords(production);
  expect(record).toMatchObject({
    by: 'Ada',
    why: 'Sort by closing date',
    key: readSigner({ RELEASE_KEY: jobsTeam.privateKey })?.keyId,
    environment: 'production',
    promotedFrom: 'staging',
    moves: [{ channel: 'stable', from: first.version, to: second.version }],
  });
});

test('[TM-04] what was checked beside something else than is live in production is checked again there', async () => {
  await releaseToBoth();
  await release(staging, second);
  await check(staging);
  await release(production, aShellRelease({ version: '1.0.0-cccccccccc' }));
  const [boots, kit] = browserRules.map((rule) => vi.spyOn(rule, 'check').mockResolvedValue([]));
  boots?.mockResolvedValueOnce([{ what: 'Its page /joblist stays empty.', fix: 'See it yourself.' }]);

  await expect(promote()).rejects.toThrow('Its page /joblist stays empty.');
  expect(await stableIn(production)).toBe(first.version);
  await promote();

  expect(await stableIn(production)).toBe(second.version);
  expect(kit).toHaveBeenCalledTimes(2);
  await repoint(production, ['mfe-jobs'], rollback);
  await promote();
  expect(kit).toHaveBeenCalledTimes(2);
});

test('[TM-08] an environment has a history and a way back of its own, and the status shows each', async () => {
  await releaseToBoth();
  await release(staging, second);
  await repoint(staging, ['mfe-jobs'], rollback);
  await release(staging, second);

  await runReleaseCommand({ name: 'status', packages: ['mfe-jobs'] }, production, (line) => said.push(line));

  const shown = said.join('\n');
  expect(shown).toMatch(/^In production:\n.*\nmfe-jobs {2}stable {2,}1\.0\.0-1111111111/);
  expect(shown).toMatch(/\nIn staging:\n.*\nmfe-jobs {2}stable {2,}1\.0\.0-2222222222/);
  const moves = (await readRecords(production)).filter(({ environment }) => environment === 'staging');
  expect(moves).toHaveLength(5);
});

test('[TM-08] nothing is promoted that is not there', async () => {
  await releaseToBoth();

  await expect(
    runReleaseCommand({ name: 'promote', packages: ['mfe-ai'], from: 'staging' }, production, () => {}),
  ).rejects.toThrow('mfe-ai has nothing live in staging to promote.');
  await expect(
    runReleaseCommand({ name: 'promote', packages: ['mfe-jobs'], from: 'production' }, production, () => {}),
  ).rejects.toThrow('Promote from another environment than production');
});
