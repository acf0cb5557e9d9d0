import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import type { EdgeOptions } from './edge.ts';
import {
  aRemoteRelease,
  aShellRelease,
  aWidgetRelease,
  type ReleasesFolder,
  releasesFolder,
} from './testing/released.ts';
import { type Served, serveEdge } from './testing/served.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

const SIGNED_IN = { cookie: 'sid=something' };

async function open(releases: ReleasesFolder, options: Partial<EdgeOptions> = {}) {
  edge = await serveEdge(releases.folder, options);
  const { address } = edge;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(path, address), { headers, method });
}

const everything = () => releasesFolder(aShellRelease(), aRemoteRelease(), aWidgetRelease());

const startsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="preload" as="(?:script|style)" fetchpriority="low" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );

function pageDataOf(html: string): {
  releases: { remotes: { name: string; version: string }[] };
  mayBeSignedIn: boolean;
} {
  return JSON.parse(/id="shortlist-page">([^<]+)</.exec(html)?.[1] ?? '{}');
}

test('[SH-05] every page of a remote is answered with the shell and what that page needs', async () => {
  const get = await open(everything());

  const reply = await get('/joblist', SIGNED_IN);
  const html = await reply.text();

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain(
    '<script defer fetchpriority="high" data-start src="/assets/shell/1.0.0-aaaaaaaaaa/main.1.js" ',
  );
  expect(html).toContain(
    '<link rel="stylesheet" data-start href="/assets/shell/1.0.0-aaaaaaaaaa/main.1.css" ',
  );
  expect(startsOf(html)).toEqual([
    '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/remoteEntry.js',
    '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js',
    '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.css',
  ]);
});

test('a page starts its widgets and the shared chunks that it imports; a widget that is not released is left out', async () => {
  const get = await open(everything());

  const html = await (await get('/joblist/7', SIGNED_IN)).text();

  expect(startsOf(html)).toEqual([
    '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/remoteEntry.js',
    '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/detail.1.js',
    '/assets/mfe-ai/1.0.0-bbbbbbbbbb/remoteEntry.js',
    '/assets/mfe-ai/1.0.0-bbbbbbbbbb/history.1.js',
    '/assets/shell/1.0.0-aaaaaaaaaa/lists.1.js',
    '/assets/mfe-ai/1.0.0-bbbbbbbbbb/history.1.css',
    '/assets/shell/1.0.0-aaaaaaaaaa/lists.1.css',
  ]);
});

test('[SH-06] without a session cookie nothing is asked and nothing of a remote is started', async () => {
  const get = await open(everything());

  const anonymous = await (await get('/joblist')).text();
  const signedIn = await (await get('/joblist', SIGNED_IN)).text();

  expect(startsOf(anonymous)).toEqual([]);
  expect(anonymous).not.toContain("fetch('/api/auth/'");
  expect(pageDataOf(anonymous).mayBeSignedIn).toBe(false);
  expect(signedIn).toContain("fetch('/api/auth/'");
  expect(pageDataOf(signedIn).mayBeSignedIn).toBe(true);
});

test('[AU-06] a session whose cookie is bound to this host, as over TLS, is one too', async () => {
  const get = await open(everything());

  const html = await (await get('/joblist', { cookie: '__Host-sid=something' })).text();

  expect(pageDataOf(html).mayBeSignedIn).toBe(true);
});

test("the shell's own pages are started for everyone", async () => {
  const get = await open(everything());

  expect(startsOf(await (await get('/')).text())).toEqual([
    '/assets/shell/1.0.0-aaaaaaaaaa/landing.1.js',
    '/assets/shell/1.0.0-aaaaaaaaaa/landing.1.css',
  ]);
});

test('[SH-07] an address that nobody owns is the shell with status 404', async () => {
  const get = await open(everything());

  const reply = await get('/no/such/page', SIGNED_IN);

  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('<div id="root">');
});

test('a moved pointer shows on the next page load', async () => {
  const releases = everything();
  const get = await open(releases);
  await get('/joblist', SIGNED_IN);
  const next = aRemoteRelease({ version: '1.0.0-cccccccccc' });

  releases.add(next);
  releases.point(aShellRelease(), next, aWidgetRelease());

  const html = await (await get('/joblist', SIGNED_IN)).text();
  expect(html).toContain('/assets/mfe-jobs/1.0.0-cccccccccc/remoteEntry.js');
  expect(pageDataOf(html).releases.remotes.find(({ name }) => name === 'mfe_jobs')?.version).toBe(
    '1.0.0-cccccccccc',
  );
});

test('the release set is there for a page that came without one', async () => {
  const get = await open(everything());

  const reply = await get('/remotes.json');

  expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  expect(await reply.json()).toMatchObject({
    shell: { version: '1.0.0-aaaaaaaaaa' },
    remotes: [{ name: 'mfe_ai' }, { name: 'mfe_jobs', team: 'Jobs', paths: ['/joblist', '/joblist/:id'] }],
  });
});

test('text of a release cannot end the block that it stands in', async () => {
  const get = await open(
    releasesFolder(aShellRelease(), aRemoteRelease({ title: '</script><script>alert(1)' })),
  );

  const html = await (await get('/')).text();

  expect(html).not.toContain('<script>alert');
  expect(pageDataOf(html).releases.remotes[0]).toMatchObject({ title: '</script><script>alert(1)' });
});

test('a release with names of files that could end a tag makes no page', async () => {
  const shell = aShellRelease({ main: { js: ['main.1.js'], css: ['x"><script>alert(1)</script>.css'] } });
  const get = await open(releasesFolder(shell));

  const reply = await get('/');

  expect(reply.status).toBe(503);
  expect(await reply.text()).not.toContain('<script>');
});

test('the page is asked for again each time, and not sent again when it is the same', async () => {
  const get = await open(everything());
  const first = await get('/');
  const etag = first.headers.get('etag') ?? '';

  const second = await get('/', { 'if-none-match': etag, 'cache-control': 'max-age=0' });

  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(second.status).toBe(304);
});

test('a released file is kept for good by the browser', async () => {
  const get = await open(everything());

  const reply = await get('/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js');

  expect(reply.status).toBe(200);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(await reply.text()).toBe('content of list.1.js');
});

test('a file is sent compressed to who can read it', async () => {
  const releases = everything();
  const file = join(releases.folder, 'mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js');
  writeFileSync(`${file}.br`, brotliCompressSync('content of list.1.js'));
  const get = await open(releases);
  const address = '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js';

  const reply = await get(address, { 'accept-encoding': 'gzip, br' });

  expect(reply.headers.get('content-encoding')).toBe('br');
  expect(reply.headers.get('vary')).toContain('Accept-Encoding');
  expect(await reply.text()).toBe('content of list.1.js');
  expect((await get(address, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
});

test.each([
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/gone.js',
  '/assets/mfe-jobs/1.0.0-0000000000/list.1.js',
  '/assets/mfe-ghost/1.0.0-bbbbbbbbbb/list.1.js',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/..%2f..%2fchannels.json',
  '/assets/mfe-jobs/1.0.0-bbbbbbbbbb/release.json',
  '/assets/',
])('a missing file is never a page: %s', async (address) => {
  const get = await open(everything());

  const reply = await get(address);

  expect(reply.status).toBe(404);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a remote on an origin of its own is started from there and allowed by the policy', async () => {
  const get = await open(everything(), { remoteOrigins: { 'mfe-jobs': 'https://jobs.example.com' } });

  const reply = await get('/joblist', SIGNED_IN);
  const html = await reply.text();

  expect(html).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="https://jobs.example.com/assets/mfe-jobs/1.0.0-bbbbbbbbbb/list.1.js" ',
  );
  expect(reply.headers.get('content-security-policy')).toMatch(
    /script-src [^;]*https:\/\/jobs\.example\.com/,
  );
});

test('a page cannot be posted to, and the log says that somebody tried', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await open(everything());

  const reply = await get('/joblist', {}, 'POST');

  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('GET, HEAD');
  expect(written.mock.calls.join()).toMatch(/"A request was refused","method":"POST","status":405/);
  written.mockRestore();
});

test('before the first release every page says what to do', async () => {
  const get = await open(releasesFolder());

  const reply = await get('/');

  expect(reply.status).toBe(503);
  expect(await reply.text()).toBe(
    'No shell release found that may be published. Create one with: npm run release -- shell',
  );
});
