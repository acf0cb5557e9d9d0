import { afterEach, expect, test } from 'vitest';
import { aBrowser } from '../testing/browser.ts';
import {
  aStage,
  changed,
  closeStages,
  keepOpen,
  LOOPBACK,
  versionSeenBy,
} from '../testing/override-stage.ts';
import { aRemoteRelease, aShellRelease, aWidgetRelease, releasesFolder } from '../testing/released.ts';
import { serveEdge } from '../testing/served.ts';
import { serveBuild } from '../testing/served-build.ts';

afterEach(closeStages);

test('[OD-01] who may points a remote at a build, and sees it on each page until it is reset', async () => {
  const { admin, build } = await aStage();

  const reply = await admin.ask('POST', '', { package: 'mfe-jobs', url: build });

  expect(reply).toMatchObject({
    status: 200,
    body: { version: changed.version, live: '1.0.0-bbbbbbbbbb', problems: [] },
  });
  const { data, policy } = await admin.open('/joblist');
  expect(data.releases.remotes.find(({ name }) => name === 'mfe_jobs')).toMatchObject({
    version: changed.version,
    channel: 'override',
    entry: `${build}remoteEntry.js`,
    paths: ['/joblist', '/joblist/:id'],
  });
  expect(data.overrides).toMatchObject([
    { package: 'mfe-jobs', title: 'Job positions', url: build, by: 'admin@example.com', problem: null },
  ]);
  expect(policy).toMatch(new RegExp(`script-src [^;]*${new URL(build).origin}`));
  expect(await admin.ask('DELETE')).toMatchObject({ status: 200 });
  expect(await versionSeenBy(admin)).toBe('1.0.0-bbbbbbbbbb');
  expect((await admin.open('/joblist')).data.overrides).toEqual([]);
});

test('[OD-01] nobody else sees it: no other person, no other session of the same person, nobody without a session', async () => {
  const { admin, build, edge } = await aStage();
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build });

  for (const session of ['grace', 'ada', 'admin-elsewhere', undefined]) {
    const other = aBrowser(edge, session);
    // Stolen as they are, the cookies of an override are worth nothing elsewhere.
    for (const [name, value] of admin.cookies) if (name !== 'sid') other.cookies.set(name, value);

    const { data, policy } = await other.open('/joblist');

    expect(data.overrides).toEqual([]);
    expect(data.releases.remotes.map(({ version }) => version)).not.toContain(changed.version);
    expect(policy).not.toContain(new URL(build).origin);
  }
});

test.each([
  ['admin', 200],
  ['ada', 200],
  ['grace', 403],
  [undefined, 401],
] as const)(
  'administrators and named addresses may override, others may not: %s',
  async (session, status) => {
    const { edge, build } = await aStage();
    const browser = aBrowser(edge, session);

    const replies = [
      await browser.ask('POST', '', { package: 'mfe-jobs', url: build }),
      await browser.ask('POST', '/check', { package: 'mfe-jobs', url: build }),
      await browser.ask('GET'),
    ];

    expect(replies.map((reply) => reply.status)).toEqual([status, status, status]);
    expect(await versionSeenBy(browser)).toBe(status === 200 ? changed.version : '1.0.0-bbbbbbbbbb');
  },
);

test('an override ends with the session, and with the permission', async () => {
  const { admin, build, sessions, edge } = await aStage();
  const ada = aBrowser(edge, 'ada');
  for (const browser of [admin, ada]) await browser.ask('POST', '', { package: 'mfe-jobs', url: build });

  sessions.end('ada');
  sessions.demote('admin');

  expect(await versionSeenBy(ada)).toBe('1.0.0-bbbbbbbbbb');
  expect(await versionSeenBy(admin)).toBe('1.0.0-bbbbbbbbbb');
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
])('%s can neither set nor reset an override', async (_, headers) => {
  const { edge, build } = await aStage();
  const call = (method: string) =>
    fetch(new URL('/platform/overrides', edge), {
      method,
      headers: { ...headers, cookie: 'sid=admin; override-mfe-jobs=x', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify({ package: 'mfe-jobs', url: build }) } : {}),
    });

  for (const method of ['POST', 'DELETE']) {
    const reply = await call(method);
    expect(reply.status).toBe(403);
    expect(reply.headers.getSetCookie()).toEqual([]);
  }
});

test('a link sets nothing, and a form of any site neither', async () => {
  const { admin, build, edge } = await aStage();

  const opened = await admin.open(`/platform/overrides?package=mfe-jobs&url=${encodeURIComponent(build)}`);
  const form = await fetch(new URL('/platform/overrides', edge), {
    method: 'POST',
    headers: { cookie: 'sid=admin', 'content-type': 'application/x-www-form-urlencoded' },
    body: `package=mfe-jobs&url=${build}`,
  });

  expect(opened.data.overrides).toEqual([]);
  expect(form.status).toBe(400);
  expect([...admin.cookies.keys()]).toEqual(['sid']);
});

test('a release of this installation is looked at with all that a page of it starts', async () => {
  const { admin } = await aStage();

  await admin.ask('POST', '', { package: 'mfe-jobs', version: '1.0.0-eeeeeeeeee' });

  const { data, html } = await admin.open('/joblist');
  expect(html).toContain('/assets/mfe-jobs/1.0.0-eeeeeeeeee/list.1.js');
  expect(data.overrides).toMatchObject([{ version: '1.0.0-eeeeeeeeee', url: null }]);
});

test('what can be overridden is listed with the releases that are, or were, live', async () => {
  const { admin } = await aStage();
  await admin.ask('POST', '', { package: 'mfe-jobs', version: '1.0.0-eeeeeeeeee' });

  const { body } = await admin.ask('GET');

  expect(body).toMatchObject({
    overrides: [{ package: 'mfe-jobs', version: '1.0.0-eeeeeeeeee' }],
    origins: ['http://127.0.0.1:*'],
    remotes: [
      { package: 'mfe-ai', title: 'Analysis' },
      { package: 'mfe-jobs', live: '1.0.0-bbbbbbbbbb' },
    ],
  });
});

test('a remote that was never released is seen at its own addresses', async () => {
  const { admin, edge } = await aStage();
  const page = { path: '/interviews', js: [], css: [], widgets: [], slots: [], shared: [] };
  const interviews = aRemoteRelease({ package: 'mfe-interviews', name: 'mfe_interviews', pages: [page] });
  const build = keepOpen(await serveBuild(interviews));

  const { body } = await admin.ask('POST', '', { package: 'mfe-interviews', url: build.address.href });

  expect(body).toMatchObject({ live: null, problems: [] });
  const statusFor = async (cookie: string) =>
    (await fetch(new URL('/interviews', edge), { headers: { cookie } })).status;
  const cookies = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await statusFor(cookies)).toBe(200);
  expect(await statusFor('sid=grace')).toBe(404);
});

test('one of several overrides is reset, the others stay', async () => {
  const { admin, build } = await aStage();
  const analysis = keepOpen(await serveBuild({ ...aWidgetRelease(), version: '1.0.0-ffffffffff' }));
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build });
  await admin.ask('POST', '', { package: 'mfe-ai', url: analysis.address.href });

  await admin.ask('DELETE', '/no/such package');
  expect(await admin.ask('DELETE', '/mfe-jobs')).toMatchObject({ status: 200 });

  const { data } = await admin.open('/joblist');
  expect(data.overrides.map((each) => each.package)).toEqual(['mfe-ai']);
});

test('a build whose server is gone stays overridden, so that its place says so, and can be reset', async () => {
  const { admin } = await aStage();
  const gone = await serveBuild(changed);
  await admin.ask('POST', '', { package: 'mfe-jobs', url: gone.address.href });

  await gone.close();

  expect(await versionSeenBy(admin)).toBe(changed.version);
  await admin.ask('DELETE');
  expect(await versionSeenBy(admin)).toBe('1.0.0-bbbbbbbbbb');
});

test('while the API does not say who calls, pages come as for everybody', async () => {
  const { admin, build, edge } = await aStage();
  await admin.ask('POST', '', { package: 'mfe-jobs', url: build });
  const silent = keepOpen(
    await serveEdge(releasesFolder(aShellRelease(), aRemoteRelease()).folder, {
      api: [new URL('http://127.0.0.1:1')],
      overrides: LOOPBACK,
    }),
  );

  const browser = aBrowser(silent.address, 'admin');
  for (const [name, value] of admin.cookies) browser.cookies.set(name, value);

  expect(edge.href).not.toBe(silent.address.href);
  expect(await versionSeenBy(browser)).toBe('1.0.0-bbbbbbbbbb');
});

test('only the screen that reads builds may ask other addresses than its own', async () => {
  const { admin } = await aStage();

  const screen = await admin.open('/platform/overrides');
  const page = await admin.open('/joblist');

  expect(screen.policy).toContain("connect-src 'self' http://127.0.0.1:*;");
  expect(page.policy).toContain("connect-src 'self';");
});
