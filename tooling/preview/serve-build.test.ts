import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { aRemoteRelease } from '../../shell/server/testing/released.ts';
import { aSourceMap, hashOfMap } from '../../shell/server/testing/source-map.ts';
import { type ServedBuild, serveBuild } from './serve-build.ts';

const MAP = 'source-maps/remoteEntry.js.map';

let served: ServedBuild | undefined;
afterEach(() => served?.close());

function aBuild(version: string, folder = mkdtempSync(join(tmpdir(), 'preview-test-'))): string {
  const release = aRemoteRelease({ version, sizes: { 'remoteEntry.js': 1, 'parts/list.1.css': 1 } });
  mkdirSync(join(folder, 'parts'), { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  mkdirSync(join(folder, 'source-maps'), { recursive: true });
  for (const name of ['remoteEntry.js', 'parts/list.1.css', 'inputs.json', MAP]) {
    writeFileSync(join(folder, name), `${name} of ${version}`);
  }
  return folder;
}

test('a build is served with its release.json to pages of other origins, and is not kept by the browser', async () => {
  served = await serveBuild(aBuild('1.0.0-1111111111'), 0);

  const reply = await fetch(`${served.origin}/release.json`);
  const style = await fetch(`${served.origin}/parts/list.1.css`);

  expect(await reply.json()).toMatchObject({ package: 'mfe-jobs', version: '1.0.0-1111111111' });
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(await style.text()).toBe('parts/list.1.css of 1.0.0-1111111111');
});

test('a newer build is there at the next request', async () => {
  const folder = aBuild('1.0.0-1111111111');
  served = await serveBuild(folder, 0);

  aBuild('1.0.0-2222222222', folder);

  const reply = await fetch(`${served.origin}/remoteEntry.js`);
  expect(await reply.text()).toBe('remoteEntry.js of 1.0.0-2222222222');
});

test('[TM-07] a page is told of a change that does not build, also one that is opened afterward, until there is a build', async () => {
  served = await serveBuild(aBuild('1.0.0-1111111111'), 0);
  const follow = async (): Promise<string> => {
    const reply = await fetch(`${served?.origin}/builds`);
    const { value } = (await reply.body?.getReader().read()) ?? {};
    return Buffer.from(value ?? []).toString();
  };

  served.fail('List.tsx\n12:5 Syntax Error');

  expect(await follow()).toBe('event: failed\ndata: "List.tsx\\n12:5 Syntax Error"\n\n');
  served.announce();
  expect(await follow()).toBe(': following\n\n');
});

test('[TM-07] lines of a stack are found in the sources by the maps of the build', async () => {
  const map = aSourceMap();
  const folder = aBuild('1.0.0-1111111111');
  const release = aRemoteRelease({ maps: { 'remoteEntry.js': hashOfMap(map) } });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  writeFileSync(join(folder, MAP), map);
  served = await serveBuild(folder, 0);

  const query = new URLSearchParams(['remoteEntry.js:1:204', 'gone.js:1:1 Row'].map((line) => ['at', line]));
  const reply = await fetch(`${served.origin}/sources?${query}`);

  expect(await reply.json()).toEqual([
    expect.stringMatching(/^mfe-jobs\/src\/job-list\/JobRow.tsx:12:5/),
    'gone.js:1:1 Row',
  ]);
});

test.each([
  `/${MAP}`,
  '/remoteEntry.js.map',
  '/source-maps%2fremoteEntry.js.map',
  '/inputs.json',
  '/',
  '/../package.json',
  '/..%2fpackage.json',
  '/gone.js',
])('nothing else is served: %s', async (path) => {
  served = await serveBuild(aBuild('1.0.0-1111111111'), 0);

  expect((await fetch(served.origin + path)).status).toBe(404);
});
