import { afterEach, expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease, releasesFolder } from '../testing/released.ts';
import { type Served, serveEdge } from '../testing/served.ts';

let edge: Served | undefined;
afterEach(() => edge?.close());

const page = { js: ['list.1.js'], css: [], widgets: [], slots: [], shared: [] };
const jobs = aRemoteRelease({ pages: [{ ...page, path: '/joblist' }] });
const sandboxed = { [jobs.package]: ['jobs'] };

const get = async (path: string) => {
  const reply = await fetch(new URL(path, edge?.address));
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};

test('[TM-05] the document of a frame has no origin, no calls, and no other remote, and only this product may frame it', async () => {
  const other = aRemoteRelease({
    name: 'mfe_other',
    package: 'mfe-other',
    pages: [{ ...page, path: '/other' }],
  });
  edge = await serveEdge(releasesFolder(aShellRelease(), jobs, other).folder, { sandboxed });

  const { status, headers, text } = await get(`/sandboxed/${jobs.name}/joblist`);

  expect(status).toBe(200);
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts allow-forms',
      "connect-src 'none'",
      "form-action 'none'",
      "frame-src 'none'",
      "frame-ancestors 'self'",
    ]),
  );
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(text).toContain(`/assets/${jobs.package}/${jobs.version}/list.1.js`);
  expect(text).not.toContain('mfe_other');
});

test('[TM-05] the document of a widget has nothing of the landing page, which fits its address', async () => {
  const landing = { ...page, path: '/', html: '<p>Welcome</p>' };
  edge = await serveEdge(releasesFolder(aShellRelease({ pages: [landing] }), jobs).folder, { sandboxed });

  const { status, text } = await get(`/sandboxed/${jobs.name}`);

  expect(status).toBe(200);
  expect(text).not.toContain('Welcome');
  expect(text).not.toContain('shortlistEarlyActs');
});

test('[TM-05] a page of a sandboxed remote starts nothing of it, and says which calls it may make', async () => {
  edge = await serveEdge(releasesFolder(aShellRelease(), jobs).folder, { sandboxed });
  const inPage = async () => JSON.parse((await get('/remotes.json')).text).remotes[0];

  const { text } = await get('/joblist');

  expect(text).not.toContain('list.1.js');
  expect(await inPage()).toMatchObject({ name: jobs.name, sandboxed: { calls: ['jobs'] } });
  expect(await inPage()).not.toHaveProperty('react');
});

test('[TM-05] a remote that is trusted has no frame', async () => {
  edge = await serveEdge(releasesFolder(aShellRelease(), jobs).folder, { sandboxed: {} });

  const { status, headers } = await get(`/sandboxed/${jobs.name}/joblist`);

  expect(status).toBe(404);
  expect(headers.get('x-frame-options')).toBe('DENY');
});
