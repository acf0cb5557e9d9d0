import { ReleaseSet } from '@shortlist/platform/release-set';
import { afterEach, expect, test, vi } from 'vitest';
import type { EdgeOptions } from './edge.ts';
import {
  aRemoteRelease,
  aShellRelease,
  aWidgetRelease,
  integrityOf,
  releasesFolder,
} from './testing/released.ts';
import { type Served, serveEdge } from './testing/served.ts';

let edge: Served | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await edge?.close();
});

async function open(
  releases = [aShellRelease(), aRemoteRelease(), aWidgetRelease()],
  options: Partial<EdgeOptions> = {},
) {
  edge = await serveEdge(releasesFolder(...releases).folder, options);
  const { address } = edge;
  return (path: string) => fetch(new URL(path, address), { headers: { cookie: 'sid=something' } });
}

/** The elements of a page that fetch code, by the name of the file. */
function tagsOf(html: string): Map<string, string> {
  const tags = html.match(/<(script|link)[^>]* (src|href)="[^"]*\.(js|css)"[^>]*>/g) ?? [];
  return new Map(tags.map((tag) => [/([\w.-]+\.(js|css))"/.exec(tag)?.[1] ?? '', tag]));
}

test.each(['/', '/login', '/joblist', '/joblist/7', '/no/such/page'])(
  'every script and style sheet that %s starts names its hash, and is asked for as its preload was',
  async (path) => {
    const get = await open();

    const tags = tagsOf(await (await get(path)).text());

    expect(tags.size).toBeGreaterThan(1);
    for (const [file, tag] of tags) expect(tag).toContain(` integrity="${integrityOf(file)}" crossorigin>`);
  },
);

test('the release set names the hash of each entry and the other origins that entries may come from', async () => {
  const get = await open(undefined, { remoteOrigins: { 'mfe-jobs': 'https://jobs.example.com' } });

  const { remotes, origins } = ReleaseSet.parse(await (await get('/remotes.json')).json());

  expect(remotes.map(({ integrity }) => integrity)).toEqual([
    integrityOf('remoteEntry.js'),
    integrityOf('remoteEntry.js'),
  ]);
  expect(origins).toEqual(['https://jobs.example.com']);
});

test.each([
  ['names no hash', {}],
  ['leaves out one chunk', { 'remoteEntry.js': integrityOf('remoteEntry.js') }],
])('a remote whose release %s is not served; the others are, and the log says why', async (_, integrity) => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await open([aShellRelease(), aRemoteRelease({ integrity }), aWidgetRelease()]);

  const html = await (await get('/joblist')).text();
  const { remotes } = ReleaseSet.parse(await (await get('/remotes.json')).json());

  expect(html).not.toContain('mfe-jobs');
  expect(remotes.map(({ name }) => name)).toEqual(['mfe_ai']);
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).msg)).toEqual([
    "mfe-jobs 1.0.0-bbbbbbbbbb isn't served because its release has no integrity hashes.",
  ]);
});

test.each(['', 'sha384-', 'sha256-AAAA'])(
  'a remote whose release names a hash that no browser compares is not served: "%s"',
  async (wrong) => {
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { integrity } = aRemoteRelease();
    const changed = aRemoteRelease({ integrity: { ...integrity, 'remoteEntry.js': wrong } });
    const get = await open([aShellRelease(), changed, aWidgetRelease()]);

    const { remotes } = ReleaseSet.parse(await (await get('/remotes.json')).json());

    expect(remotes.map(({ name }) => name)).toEqual(['mfe_ai']);
    expect(String(log.mock.calls[0])).toContain('Failed to read the release');
  },
);

test('a shell that names no hashes has no pages', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await open([aShellRelease({ integrity: {} })]);

  const reply = await get('/');

  expect(reply.status).toBe(503);
  expect(await reply.text()).toBe(
    'No shell release found that may be published. Create one with: npm run release -- shell',
  );
});

test('a canary that names no hashes is tried on nobody: its sessions get what everyone has', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const releases = releasesFolder(aShellRelease(), aRemoteRelease());
  const canary = aRemoteRelease({ version: '1.0.0-cccccccccc', integrity: {} });
  releases.tryOn(100, canary);
  edge = await serveEdge(releases.folder);

  const html = await (
    await fetch(new URL('/joblist', edge.address), { headers: { cookie: 'sid=s' } })
  ).text();

  expect(html).toContain('1.0.0-bbbbbbbbbb');
  expect(html).not.toContain('1.0.0-cccccccccc');
});

test('what a dev server makes again is served without hashes where that is allowed', async () => {
  const get = await open([aShellRelease({ integrity: {} }), aRemoteRelease({ integrity: {} })], {
    isIntegrityOptional: true,
  });

  const html = await (await get('/joblist')).text();

  expect(tagsOf(html).get('main.1.js')).toBe(
    '<script defer fetchpriority="high" data-start src="/assets/shell/1.0.0-aaaaaaaaaa/main.1.js">',
  );
  expect(html).toContain('"integrity":null');
});
