import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlatformStatus } from '@shortlist/platform/platform-status';
import type { TelemetryEvent } from '@shortlist/platform/telemetry';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderPlace } from '../release-place-folder.ts';
import { createRemoteServer } from '../remote-server.ts';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from '../testing/released.ts';
import { type Served, serve, serveEdge } from '../testing/served.ts';
import { aSourceMap, hashOfMap } from '../testing/source-map.ts';
import { sessionsOfThree } from '../testing/users.ts';
import { sourceMapPath } from './source-map-path.ts';

const MAP = aSourceMap();
const jobs = aRemoteRelease({
  maps: { 'list.1.js': hashOfMap(MAP), 'gone.1.js': hashOfMap(Buffer.from('')) },
});
const shell = aShellRelease();
const SOURCE = 'mfe-jobs/src/job-list/JobRow.tsx:12:5 titleOf';

let releases: ReleasesFolder;
let edge: Served;
let logged: string[];

beforeEach(async () => {
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  releases = releasesFolder(shell, jobs);
  await folderPlace(releases.folder).putSourceMap('mfe-jobs', hashOfMap(MAP), MAP);
  edge = await serveEdge(releases.folder, { api: sessionsOfThree().api });
});
afterEach(async () => {
  await edge.close();
  vi.restoreAllMocks();
});

const crash: TelemetryEvent = {
  kind: 'error',
  remote: 'mfe_jobs',
  version: jobs.version,
  team: 'Jobs',
  name: 'TypeError',
  message: 'no title',
  stack: ['list.1.js:1:204 t', 'shell/1.0.0-aaaaaaaaaa/main.1.js:1:20 r'],
  failure: null,
  isCrash: true,
  page: '/joblist/:id',
};

async function tell(...events: object[]): Promise<number> {
  const html = await (await fetch(new URL('/joblist', edge.address))).text();
  const [, data = '{}'] = /id="shortlist-page">([^<]+)</.exec(html) ?? [];
  const { telemetry: page } = JSON.parse(data) as { telemetry: string };
  const reply = await fetch(new URL('/telemetry', edge.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: edge.address.origin },
    body: JSON.stringify({ page, events }),
  });
  return reply.status;
}

async function errorsSeen() {
  const reply = await fetch(new URL('/platform/status.json', edge.address), {
    headers: { cookie: 'sid=admin' },
  });
  const { packages } = PlatformStatus.parse(await reply.json());
  return packages.find((each) => each.package === 'mfe-jobs')?.versions[0]?.latestErrors ?? [];
}

const linesLogged = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('an error that a page told of', () => {
  test('[TM-07] status and log say file, line and function of its source, and keep the released place', async () => {
    await tell(crash);

    await expect.poll(linesLogged).toMatchObject([
      {
        name: 'edge',
        msg: 'TypeError: no title',
        package: 'mfe-jobs',
        team: 'Jobs',
        version: jobs.version,
        source: SOURCE,
        sources: [SOURCE, null],
        stack: crash.stack,
      },
    ]);
    expect(await errorsSeen()).toMatchObject([{ stack: crash.stack, sources: [SOURCE, null] }]);
  });

  test('is logged once however often it is told', async () => {
    await tell(crash, crash);
    await tell(crash, { ...crash, message: 'no stage' });

    await expect
      .poll(() => linesLogged().map(({ msg }) => msg))
      .toEqual(['TypeError: no title', 'TypeError: no stage']);
  });

  test('of another release is found in that one: files of two remotes may have one name', async () => {
    const ai = aRemoteRelease({ name: 'mfe_ai', package: 'mfe-ai', maps: {} });
    releases.add(ai);

    await tell({
      ...crash,
      stack: ['mfe_ai/1.0.0-bbbbbbbbbb/list.1.js:1:204 t', 'mfe_jobs/1.0.0-bbbbbbbbbb/list.1.js:1:204 t'],
    });

    await expect.poll(linesLogged).toMatchObject([{ source: SOURCE, sources: [null, SOURCE] }]);
  });

  test.each([
    ['whose map is missing', ['gone.1.js:1:204 t']],
    ['of a file that no release has', ['../../channels/1.json:1:1', '/etc/passwd:1:1', 'list.1.js.map:1:1']],
    ['without a stack', []],
    [
      'with lines that are none',
      ['', ':', 'list.1.js', 'list.1.js:x:y', 'list.1.js:99999999999:1', 'a:'.repeat(99)],
    ],
  ])('%s is shown with its released place alone', async (_, stack) => {
    expect(await tell({ ...crash, stack })).toBe(204);

    await expect.poll(linesLogged).toMatchObject([{ source: null, stack }]);
    expect(await errorsSeen()).toMatchObject([{ stack, sources: stack.map(() => null) }]);
  });

  test('whose map was changed after its release is shown with its released place alone', async () => {
    const changed = aSourceMap({ sources: ['mfe-jobs/src/Innocent.tsx', 'x'] });
    writeFileSync(join(releases.folder, sourceMapPath('mfe-jobs', hashOfMap(MAP))), changed);

    await tell(crash);

    await expect.poll(linesLogged).toMatchObject([{ source: null }]);
  });
});

const madeUp = (index: number) => `list.1.js:1:${index} ${'x:1'.repeat(55)}`;

test('a stack of 50 KB is refused, and a crowd of made-up ones is neither logged nor looked up without end', async () => {
  const began = performance.now();
  expect(await tell({ ...crash, stack: ['x'.repeat(50_000)] })).toBe(400);
  expect(await tell({ ...crash, stack: Array.from({ length: 250 }, () => 'x'.repeat(200)) })).toBe(400);
  for (let batch = 0; batch < 8; batch += 1) {
    const events = Array.from({ length: 25 }, (_, index) => ({
      ...crash,
      message: `${batch} ${index}`,
      stack: Array.from({ length: 8 }, (__, row) => madeUp(batch * 1_000 + index * 10 + row)),
    }));
    expect(await tell(...events)).toBe(204);
  }

  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(20);
});

const [name = ''] = sourceMapPath('mfe-jobs', hashOfMap(MAP)).split('/').slice(-1);
const MAP_ADDRESSES = [
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js.map',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/LIST.1.JS.MAP',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js%2emap',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js.map?retry=1',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/source-maps/list.1.js.map',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/source-maps%2flist.1.js.map',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/Source-Maps/list.1.js.map',
  `/assets/source-maps/mfe-jobs/${name}`,
  `/assets/Source-Maps/mfe-jobs/${name}`,
  `/assets/source-maps%2fmfe-jobs/${name}/x`,
  `/assets/mfe-jobs/..%2fsource-maps/mfe-jobs/${name}`,
  `/assets/mfe-jobs/1.0.0-bbbbbbbbbb/..%2f..%2fsource-maps%2fmfe-jobs%2f${name}`,
  `/assets/mfe-jobs/1.0.0-bbbbbbbbbb/%2e%2e/%2e%2e/source-maps/mfe-jobs/${name}`,
  `/assets/mfe-jobs/1.0.0-bbbbbbbbbb/..\\..\\source-maps\\mfe-jobs\\${name}`,
  `/assets/mfe-jobs//source-maps/mfe-jobs/${name}`,
  `/source-maps/mfe-jobs/${name}`,
  `/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js%00.map`,
];

test('[TM-07] no address of the edge or of a remote’s own server leads to a source map', async () => {
  const inRelease = join(releases.folder, 'mfe-jobs/1.0.0-bbbbbbbbbb');
  mkdirSync(join(inRelease, 'source-maps'));
  for (const file of ['list.1.js.map', 'source-maps/list.1.js.map'])
    writeFileSync(join(inRelease, file), MAP);
  const own = await serve(createRemoteServer({ releasesFolder: releases.folder, packageName: 'mfe-jobs' }));

  const answers: string[] = [];
  for (const address of [edge.address, own.address])
    for (const path of MAP_ADDRESSES) {
      const reply = await fetch(address.origin + path);
      if (reply.status !== 404 || (await reply.text()).includes('JobRow'))
        answers.push(`${path} ${reply.status}`);
    }
  await own.close();

  expect(answers).toEqual([]);
});
