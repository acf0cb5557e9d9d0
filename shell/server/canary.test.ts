import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, ReleaseSet } from '@shortlist/platform/release-set';
import { afterEach, expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease, aWidgetRelease, releasesFolder } from './testing/released.ts';
import { type Served, serveEdge } from './testing/served.ts';
import { isInCanary } from './visitor.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

const TRIED = '2.0.0-cccccccccc';
const tried = aRemoteRelease({ version: TRIED });

async function edgeTrying(percent: number, release: Release = tried) {
  const released = releasesFolder(aShellRelease(), aRemoteRelease(), aWidgetRelease());
  released.tryOn(percent, release);
  edge = await serveEdge(released.folder);
  return { ...released, address: edge.address };
}

interface Visit {
  readonly set: ReleaseSet;
  /** What the browser keeps. */
  readonly cookie: string;
  readonly setCookie: string | null;
}

async function visit(path: string, cookie = ''): Promise<Visit> {
  const reply = await fetch(new URL(path, edge?.address), { headers: cookie ? { cookie } : {} });
  const text = await reply.text();
  const json = path.endsWith('.json') ? text : (/id="shortlist-page">([^<]+)</.exec(text)?.[1] ?? '');
  const data = JSON.parse(json) as ReleaseSet & { releases?: ReleaseSet };
  const setCookie = reply.headers.get('set-cookie');
  return { set: data.releases ?? data, setCookie, cookie: setCookie?.split(';')[0] ?? cookie };
}

const jobsIn = ({ set }: Visit) => set.remotes.find(({ name }) => name === 'mfe_jobs');

const visitors = (count: number) => Array.from({ length: count }, (_, index) => `visitor-number-${index}`);

test('a canary at 10 percent reaches about a tenth of the sessions', async () => {
  await edgeTrying(10);

  const visits = await Promise.all(visitors(600).map(() => visit('/joblist')));

  const reached = visits.filter((each) => jobsIn(each)?.version === TRIED);
  // One in a million runs would leave these bounds by chance.
  expect(reached.length).toBeGreaterThan(600 * 0.04);
  expect(reached.length).toBeLessThan(600 * 0.17);
});

test('who got it keeps it, on every page and in the release set, and who did not never gets it', async () => {
  await edgeTrying(50);
  const firsts = await Promise.all(visitors(20).map(() => visit('/joblist')));

  const later = await Promise.all(
    firsts.map(async (first) => [
      await visit('/', first.cookie),
      await visit('/joblist/7', first.cookie),
      await visit('/remotes.json', first.cookie),
    ]),
  );

  expect(new Set(firsts.map((first) => jobsIn(first)?.version)).size).toBe(2);
  for (const [index, first] of firsts.entries()) {
    expect(later[index]?.map((each) => each.set)).toEqual([first.set, first.set, first.set]);
    expect(later[index]?.map((each) => each.setCookie)).toEqual([null, null, null]);
  }
});

const inAt = (percent: number, name: string): string[] =>
  visitors(500).filter((each) => isInCanary(each, name, percent));

test('whoever is in stays in when the percentage grows, and each package has sessions of its own', () => {
  const [few, more] = [inAt(10, 'mfe-jobs'), inAt(30, 'mfe-jobs')];

  expect(more).toEqual(expect.arrayContaining(few));
  expect(more.length).toBeGreaterThan(few.length);
  expect(inAt(100, 'mfe-jobs')).toHaveLength(500);
  expect(inAt(10, 'mfe-ai')).not.toEqual(few);
});

test('the page says which of its remotes is a canary', async () => {
  await edgeTrying(100);

  const { remotes } = (await visit('/joblist')).set;

  expect(remotes.map(({ name, channel }) => [name, channel])).toEqual([
    ['mfe_ai', 'stable'],
    ['mfe_jobs', 'canary'],
  ]);
});

test('the shell can be a canary too', async () => {
  await edgeTrying(100, aShellRelease({ version: '2.0.0-dddddddddd', main: { js: ['main.2.js'], css: [] } }));

  const reply = await fetch(new URL('/joblist', edge?.address));

  expect(await reply.text()).toContain('src="/assets/shell/2.0.0-dddddddddd/main.2.js"');
});

test('nobody gets a cookie while everyone gets the same', async () => {
  const released = releasesFolder(aShellRelease(), aRemoteRelease());
  edge = await serveEdge(released.folder);

  expect((await visit('/joblist')).setCookie).toBeNull();
});

test('the cookie lasts as long as the session, no script can read it, and a made-up one is replaced', async () => {
  await edgeTrying(10);

  const { setCookie } = await visit('/joblist', 'visitor=x');

  expect(setCookie).toMatch(/^visitor=[\w-]{36}; path=\/; samesite=lax; httponly$/);
});

test('who asks for the release set without a page gets what is stable', async () => {
  await edgeTrying(100);

  const { set, setCookie } = await visit('/remotes.json');

  expect(set.remotes.every(({ channel }) => channel === 'stable')).toBe(true);
  expect(setCookie).toBeNull();
});

test('a canary whose files are gone leaves its visitors with what everyone has', async () => {
  const { folder } = await edgeTrying(100);
  rmSync(join(folder, 'mfe-jobs', TRIED), { recursive: true });

  expect(jobsIn(await visit('/joblist'))).toMatchObject({ version: '1.0.0-bbbbbbbbbb', channel: 'stable' });
});

test('a release that can’t be read is left out, and the others go on', async () => {
  const released = releasesFolder(aShellRelease(), aRemoteRelease(), aWidgetRelease());
  writeFileSync(join(released.folder, 'mfe-jobs/1.0.0-bbbbbbbbbb/release.json'), '{"kind": "remo');
  edge = await serveEdge(released.folder);

  const { remotes } = (await visit('/')).set;

  expect(remotes.map(({ name }) => name)).toEqual(['mfe_ai']);
});
