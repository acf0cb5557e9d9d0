import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf, promote, type ReleaseStorage, readRecords } from '@shortlist/shell/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease } from '../../shell/server/testing/released.ts';
import type { CheckContext, Problem } from '../checks/rule.ts';
import { itBootsBesideWhatIsLive } from '../checks/rules/it-boots-beside-what-is-live.ts';
import { itPassesTheContractKit } from '../checks/rules/it-passes-the-contract-kit.ts';
import type { Scope } from '../checks/scope.ts';
import { moveEach, placeIn, releaseTogether, repointTogether } from './release-package.ts';
import { aBuild } from './testing/a-build.ts';

const budget = { entry: 1_000, page: 1_000, widget: 1_000 };
const first = aRemoteRelease({ version: '1.0.0-1111111111', budget });
const second = aRemoteRelease({ version: '1.0.0-2222222222', budget });
const LEAK: Problem = { what: 'It leaves a timer.', fix: 'Clear it.' };

/** The script of the page is all that the second version changes. */
function partOf({ includes, withFaults }: Scope): 'before' | 'after' | 'whole' {
  if (!withFaults) return 'before';
  return includes(['list.1.js']) ? 'whole' : 'after';
}

let folder: string;
let place: ReleaseStorage;
/** What a browser finds: of a version, in a part. Nothing unless a test says so. */
let find: (version: string, part: ReturnType<typeof partOf>) => Problem[];
let tried: string[];

/** The rules that open a browser, which is the only thing that isn't real here. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-rest-test-'));
  place = placeIn(join(folder, 'data'));
  find = () => [];
  tried = [];
  vi.spyOn(itBootsBesideWhatIsLive, 'check').mockReturnValue([]);
  vi.spyOn(itPassesTheContractKit, 'check').mockImplementation(({ candidate, scope }: CheckContext) => {
    const part = partOf(scope);
    tried.push(`${candidate.release.version} ${part}`);
    return find(candidate.release.version, part);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
});

const onLive = vi.fn();

const release = (each = second, percent?: number) =>
  releaseTogether([aBuild(folder, each, { 'remoteEntry.js': '/* container */' })], place, {
    depth: 'released',
    percent,
    onLive,
  });

/** The shell, and the first version with all that is tried of it. */
async function releaseFirst(): Promise<void> {
  await releaseTogether([aBuild(folder, aShellRelease())], place);
  await release(first);
  expect(tried).toEqual([`${first.version} whole`]);
  tried = [];
  onLive.mockClear();
}

/** Of the second version: it is killed once it is live. */
async function interruptCanary(): Promise<void> {
  onLive.mockImplementationOnce(() => {
    throw new Error('killed');
  });
  await expect(release(second, 10)).rejects.toThrow('killed');
  tried = [];
}

const lineNow = async () => lineOf((await place.readChannels()).channels, 'mfe-jobs');

test('[TM-04] a version is live once what its changes touch has passed, and has a verdict once the rest has', async () => {
  await releaseFirst();
  onLive.mockImplementationOnce(() => tried.push('live'));

  await release();
  await release();

  expect(tried).toEqual([`${second.version} before`, 'live', `${second.version} after`]);
  const { stable, verdicts } = await lineNow();
  expect([stable?.version, verdicts[0]?.version]).toEqual([second.version, second.version]);
});

test('[TM-04] what fails before is not released, and what fails after is taken back where the version before passes', async () => {
  await releaseFirst();
  find = (version, part) => (version === second.version && part === 'before' ? [LEAK] : []);
  await expect(release()).rejects.toThrow('Nothing was released.');
  find = (version, part) => (version === second.version && part === 'after' ? [LEAK] : []);

  await expect(release()).rejects.toThrow(
    `mfe-jobs ${second.version} was taken back, and the version before is live again.\n✗ mfe-jobs: it passes the contract kit`,
  );

  expect(tried.slice(-2)).toEqual([`${second.version} after`, `${first.version} whole`]);
  const { stable, verdicts } = await lineNow();
  expect([stable?.version, verdicts.map(({ version }) => version)]).toEqual([first.version, [first.version]]);
  const [record] = await readRecords(place);
  expect(record?.why).toBe('Taken back after its release, because this failed: it passes the contract kit');
});

test('[TM-04] where the version before fails too, the new one stays', async () => {
  await releaseFirst();
  find = (_, part) => (part === 'before' ? [] : [LEAK]);

  await expect(release()).rejects.toThrow('So did the version before it, so this machine can’t tell.');

  const { stable, verdicts } = await lineNow();
  expect([stable?.version, verdicts.length]).toEqual([second.version, 1]);
});

test('[TM-04] a canary that fails afterwards is withdrawn', async () => {
  await releaseFirst();
  find = (version, part) => (version === second.version && part === 'after' ? [LEAK] : []);

  await expect(release(second, 10)).rejects.toThrow('was taken back');

  expect(await lineNow()).toMatchObject({ stable: { version: first.version }, canary: null });
});

test('[TM-04] what an interrupted release left is tried by the next release of it, and before a canary is promoted', async () => {
  await releaseFirst();
  await interruptCanary();

  await repointTogether(place, ['mfe-jobs'], { move: moveEach(['mfe-jobs'], promote), depth: 'released' });
  await release();

  expect(tried).toEqual([`${second.version} whole`]);
});

test('[TM-04] an interrupted canary that is released to everyone is tried to the end', async () => {
  await releaseFirst();
  await interruptCanary();

  await release();

  expect(tried).toEqual([`${second.version} before`, `${second.version} after`]);
});

test('[TM-04] what fails after another version took its place is no way back', async () => {
  await releaseFirst();
  const third = aRemoteRelease({ version: '1.0.0-3333333333', budget });
  find = (version, part) => (version === second.version && part === 'after' ? [LEAK] : []);
  vi.spyOn(itBootsBesideWhatIsLive, 'check').mockImplementation(async ({ candidate, scope }) => {
    if (candidate.release.version === second.version && partOf(scope) === 'after')
      await releaseTogether([aBuild(folder, third)], place);
    return [];
  });

  await expect(release()).rejects.toThrow('It was live no longer.');

  const { stable, earlier } = await lineNow();
  expect([stable?.version, earlier.map(({ version }) => version)]).toEqual([third.version, [first.version]]);
});
