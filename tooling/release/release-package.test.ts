import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { type Line, lineOf, promote, type ReleaseStorage, rollback } from '@shortlist/shell/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRemoteRelease, aShellRelease, aWidgetRelease } from '../../shell/server/testing/released.ts';
import { aSourceMap, hashOfMap } from '../../shell/server/testing/source-map.ts';
import { sourceMapOf } from '../build/files.ts';
import { fittingRules } from '../checks/fitting-rules.ts';
import { placeIn, releasesFolderOf, releaseTogether, repoint } from './release-package.ts';
import { aBuild } from './testing/a-build.ts';

let folder: string;
let data: string;
let place: ReleaseStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
  data = join(folder, 'data');
  place = placeIn(data);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const release = (...releases: Release[]) =>
  releaseTogether(
    releases.map((each) => aBuild(folder, each)),
    place,
  );
const tryOn = (percent: number, each: Release) => releaseTogether([aBuild(folder, each)], place, { percent });
const lineNow = async (name = 'mfe-jobs'): Promise<Line> =>
  lineOf((await place.readChannels()).channels, name);
const versionsOf = ({ stable, canary, earlier }: Line) => ({
  stable: stable?.version,
  canary: canary?.version,
  earlier: earlier.map(({ version }) => version),
});

const first = aRemoteRelease({ version: '1.0.0-1111111111' });
const second = aRemoteRelease({ version: '1.0.0-2222222222', commit: 'c0ffee' });
const builtWithNewReact = { react: 20, shared: { react: { range: '^20.0.0', singleton: true } } };
const newReact = { react: { version: '20.0.0', js: [], css: [] } };

test('a release lies in a folder of its version, complete and compressed, and is live', async () => {
  const [released] = await release(first);

  const target = join(releasesFolderOf(data), 'mfe-jobs/1.0.0-1111111111');
  expect(released).toEqual({ package: 'mfe-jobs', version: '1.0.0-1111111111', percent: 100 });
  expect(readdirSync(target).sort()).toEqual([
    'list.1.js',
    'list.1.js.br',
    'list.1.js.gz',
    'release.json',
    'remoteEntry.js',
    'remoteEntry.js.br',
    'remoteEntry.js.gz',
  ]);
  expect(versionsOf(await lineNow())).toMatchObject({ stable: '1.0.0-1111111111', earlier: [] });
});

test('[TM-07] the source map of a script is kept beside the releases, and is in none of their folders', async () => {
  const map = aSourceMap();
  const mapped = aRemoteRelease({
    maps: { 'list.1.js': hashOfMap(map), 'lost.1.js': hashOfMap(Buffer.from('')) },
  });
  const build = aBuild(folder, mapped);
  mkdirSync(join(build, 'source-maps'));
  writeFileSync(join(build, sourceMapOf('list.1.js')), map);

  await releaseTogether([build], place);

  expect(await place.readSourceMap('mfe-jobs', hashOfMap(map))).toEqual(map);
  const files = readdirSync(join(releasesFolderOf(data), 'mfe-jobs'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.includes('map'))).toEqual([]);
});

test('[TM-04] a canary is checked once: more sessions, promotion and release of the same build ask no rule again', async () => {
  await release(aShellRelease(), aWidgetRelease());
  const small = { ...second, budget: { entry: 1_000, page: 1_000, widget: 1_000 } };
  const asked = fittingRules.map((rule) => vi.spyOn(rule, 'check'));
  const timesAsked = () => asked.map(({ mock }) => mock.calls.length);
  const report = vi.fn();
  const tryIt = (percent?: number) =>
    releaseTogether([aBuild(folder, small)], place, { percent, depth: 'files', report });
  await tryIt(10);
  const [once, told] = [timesAsked(), report.mock.calls.length];

  await tryIt(50);
  await repoint(place, ['mfe-jobs'], promote);
  await tryIt();

  expect(Math.min(...once)).toBeGreaterThan(0);
  expect(timesAsked()).toEqual(once);
  expect(report).toHaveBeenCalledTimes(told);
  expect(versionsOf(await lineNow())).toMatchObject({ stable: second.version, canary: undefined });
});

test('it is written down who released what of which commit, and when', async () => {
  const before = new Date().toISOString();

  await release(second);

  const { stable } = await lineNow();
  expect(stable).toMatchObject({ by: expect.stringMatching(/./), commit: 'c0ffee' });
  expect(stable && stable.since >= before && stable.since <= new Date().toISOString()).toBe(true);
});

test('the version before stays, and a rollback makes it live again', async () => {
  await release(first);
  await release(second);
  expect(versionsOf(await lineNow())).toMatchObject({
    stable: '1.0.0-2222222222',
    earlier: ['1.0.0-1111111111'],
  });

  expect(await repoint(place, ['mfe-jobs'], rollback)).toEqual([
    { package: 'mfe-jobs', version: '1.0.0-1111111111', percent: 100 },
  ]);

  expect(versionsOf(await lineNow())).toMatchObject({ stable: '1.0.0-1111111111', earlier: [] });
  expect(existsSync(join(releasesFolderOf(data), 'mfe-jobs/1.0.0-2222222222'))).toBe(true);
  await expect(repoint(place, ['mfe-jobs'], rollback)).rejects.toThrow(
    'mfe-jobs has no earlier release to roll back to.',
  );
});

test('releasing the same version again changes nothing', async () => {
  await release(first);
  const before = await place.readChannels();
  const file = join(releasesFolderOf(data), 'mfe-jobs/1.0.0-1111111111/list.1.js');
  writeFileSync(join(aBuild(folder, first), 'list.1.js'), 'something else');

  await release(first);

  expect(readFileSync(file, 'utf8')).toContain('1.0.0-1111111111');
  expect(await place.readChannels()).toEqual(before);
});

test('a canary is beside what everyone has, until it is promoted', async () => {
  await release(first);

  await tryOn(10, second);
  expect(versionsOf(await lineNow())).toEqual({
    stable: '1.0.0-1111111111',
    canary: '1.0.0-2222222222',
    earlier: [],
  });
  await repoint(place, ['mfe-jobs'], promote);

  expect(versionsOf(await lineNow())).toEqual({
    stable: '1.0.0-2222222222',
    canary: undefined,
    earlier: ['1.0.0-1111111111'],
  });
});

test('releases of several teams at one time do not lose each other', async () => {
  const names = ['mfe-jobs', 'mfe-ai', 'mfe-resumes', 'mfe-billing', 'mfe-dashboard'];

  await Promise.all(names.map((name) => release(aRemoteRelease({ package: name, pages: [] }))));

  const { channels } = await place.readChannels();
  expect(Object.keys(channels.packages).sort()).toEqual(names.sort());
});

test('a remote that needs what the live shell does not provide is not released', async () => {
  await release(aShellRelease());

  await expect(release(aRemoteRelease(builtWithNewReact))).rejects.toThrow(
    'mfe-jobs needs React 20, but the shell 1.0.0-aaaaaaaaaa provides React 19 (stable).',
  );
  expect(await lineNow()).toMatchObject({ stable: null });
  expect(existsSync(join(releasesFolderOf(data), 'mfe-jobs'))).toBe(false);
});

test('a shell that a live remote could not run in is not released, except together with the remote', async () => {
  await release(aShellRelease(), first);
  const nextShell = aShellRelease({ version: '2.0.0-bbbbbbbbbb', provides: newReact });
  const nextRemote = aRemoteRelease({ version: '2.0.0-cccccccccc', ...builtWithNewReact });

  await expect(release(nextShell)).rejects.toThrow('Nothing was released.');
  await release(nextShell, nextRemote);

  expect(versionsOf(await lineNow()).stable).toBe('2.0.0-cccccccccc');
  await expect(repoint(place, ['mfe-jobs'], rollback)).rejects.toThrow('Nothing was released.');
});

test('a canary has to fit every shell that its sessions may get, and they have to fit it', async () => {
  await release(aShellRelease(), first);
  const triedShell = aShellRelease({ version: '2.0.0-bbbbbbbbbb', provides: newReact });

  await expect(tryOn(10, triedShell)).rejects.toThrow('mfe-jobs needs React 19');
  await expect(tryOn(10, aRemoteRelease({ version: '2.0.0-cc', ...builtWithNewReact }))).rejects.toThrow(
    'mfe-jobs needs React 20',
  );
});
