import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { Middleware } from 'koa';
import { afterEach, expect, test } from 'vitest';
import { aBrowser, type Browser } from '../testing/browser.ts';
import { aRemoteRelease, aShellRelease, aWidgetRelease, releasesFolder } from '../testing/released.ts';
import { type Served, serveEdge } from '../testing/served.ts';
import { serveBuild } from '../testing/served-build.ts';
import { sessionsOfThree } from '../testing/users.ts';

const opened: Served[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function anAdministrator(...others: RemoteRelease[]): Promise<Browser> {
  const { folder } = releasesFolder(aShellRelease(), aRemoteRelease(), aWidgetRelease(), ...others);
  const { api } = sessionsOfThree();
  const overrides = { origins: ['http://127.0.0.1:*'], users: [] };
  const edge = await serveEdge(folder, { api, overrides });
  opened.push(edge);
  return aBrowser(edge.address, 'admin');
}

async function served(release: RemoteRelease, answer?: Middleware): Promise<string> {
  const build = await serveBuild(release, answer);
  opened.push(build);
  return build.address.href;
}

/** What a person is told who wishes this build for mfe-jobs; nothing may be kept of it. */
async function refusalOf(browser: Browser, url: string): Promise<{ status: number; error: unknown }> {
  const { status, body, cookies } = await browser.ask('POST', '', { package: 'mfe-jobs', url });
  expect(cookies).toEqual([]);
  return { status, error: (body as { error?: string }).error };
}

test.each([
  'http://localhost:4101',
  'https://127.0.0.1:4101',
  'http://127.0.0.1.evil.example:4101',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:4101',
  'https://evil.example',
])('a build does not come from an origin that is not permitted, which is never asked: %s', async (url) => {
  const browser = await anAdministrator();

  const { status, error } = await refusalOf(browser, url);

  expect(status).toBe(403);
  expect(error).toContain(`Builds from ${new URL(url).origin} aren't allowed.`);
});

test.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not an address',
  '',
  'http://ada:secret@127.0.0.1:4101',
  'http://127.0.0.1:4101/?x=1',
])('what is no plain address is refused: %s', async (url) => {
  const browser = await anAdministrator();

  expect((await refusalOf(browser, url)).status).toBe(400);
});

test('an answer that leads elsewhere is not followed', async () => {
  const browser = await anAdministrator();
  const elsewhere = await served(aRemoteRelease({ version: '1.0.0-dddddddddd' }));
  const url = await served(aRemoteRelease(), (ctx) => ctx.redirect(`${elsewhere}release.json`));

  const { status, error } = await refusalOf(browser, url);

  expect(status).toBe(400);
  expect(error).toBe(`${url}release.json redirects, and redirects aren't followed.`);
});

test('an answer without an end is not read to it', async () => {
  const browser = await anAdministrator();
  const url = await served(aRemoteRelease(), (ctx) => {
    ctx.type = 'json';
    ctx.body = ` ${' '.repeat(2_000_000)}{}`;
  });

  const { status, error } = await refusalOf(browser, url);

  expect(status).toBe(400);
  expect(error).toBe(`${url}release.json is too large for a release.`);
});

test('an answer that does not come is not waited for without end', async () => {
  const browser = await anAdministrator();
  const url = await served(aRemoteRelease(), () => new Promise(() => {}));

  const { status, error } = await refusalOf(browser, url);

  expect(status).toBe(400);
  expect(error).toBe(`Couldn't reach ${url}release.json. Is the build being served?`);
});

test.each<[string, Middleware, string]>([
  ['a page', (ctx) => Object.assign(ctx, { body: '<h1>Hello</h1>' }), "isn't valid JSON."],
  [
    'something missing',
    (ctx) => Object.assign(ctx, { status: 404 }),
    'answered 404: is a build served there?',
  ],
  [
    'other JSON',
    (ctx) => Object.assign(ctx, { body: { kind: 'shell' } }),
    "isn't a valid remote release (kind).",
  ],
])('what is no release is refused: %s', async (_, answer, sentence) => {
  const browser = await anAdministrator();
  const url = await served(aRemoteRelease(), answer);

  const { status, error } = await refusalOf(browser, url);

  expect(status).toBe(400);
  expect(error).toBe(`${url}release.json ${sentence}`);
});

test('a build of another package is refused', async () => {
  const browser = await anAdministrator();
  const url = await served(aWidgetRelease());

  const { error } = await refusalOf(browser, url);

  expect(error).toBe(`The build at ${url} is of mfe-ai, not of mfe-jobs.`);
});

test.each(['https://evil.example/x.js', '//evil.example/x.js', '../x.js', '/x/../../x.js'])(
  'a build whose entry lies elsewhere is refused: %s',
  async (entry) => {
    const browser = await anAdministrator();
    const build = aRemoteRelease({ entry });
    const url = await served(build);

    const { status, body } = await browser.ask('POST', '', {
      package: 'mfe-jobs',
      url: `${url}folder/`,
      release: build,
    });

    expect(status).toBe(400);
    expect(body).toMatchObject({ error: `${url}folder/release.json isn't a valid remote release (entry).` });
  },
);

test('what a build elsewhere holds is read there, whatever the caller says of it', async () => {
  const { folder } = releasesFolder(aShellRelease(), aRemoteRelease());
  const { api } = sessionsOfThree();
  const edge = await serveEdge(folder, {
    api,
    overrides: { origins: ['https://preview.invalid'], users: [] },
  });
  opened.push(edge);
  const url = 'https://preview.invalid/';

  const reply = await aBrowser(edge.address, 'admin').ask('POST', '', {
    package: 'mfe-jobs',
    url,
    release: aRemoteRelease(),
  });

  expect(reply).toMatchObject({ status: 400, cookies: [] });
  expect(reply.body).toMatchObject({
    error: `Couldn't reach ${url}release.json. Is the build being served?`,
  });
});

const interviews = aRemoteRelease({
  package: 'mfe-interviews',
  name: 'mfe_interviews',
  pages: [{ path: '/interviews/:id', js: [], css: [], widgets: [], slots: [], shared: [] }],
  uses: ['mfe_billing/MyPlan'],
});
const newerReact = { react: { range: '^19.4.0', singleton: true } };
const analysis = { ...aWidgetRelease(), exposes: {} };

test.each<[string, RemoteRelease, string]>([
  [
    'needs what the shell does not provide',
    aRemoteRelease({ shared: newerReact }),
    'mfe-jobs needs react ^19.4.0, but the shell 1.0.0-aaaaaaaaaa provides 19.3.1: release the shell first.',
  ],
  [
    'was built with a React that the shell does not offer',
    aRemoteRelease({ react: 20 }),
    'mfe-jobs needs React 20, but the shell 1.0.0-aaaaaaaaaa provides React 19: release the shell first.',
  ],
  [
    'has another container',
    aRemoteRelease({ name: 'mfe_other' }),
    'mfe-jobs is released as mfe_jobs, but this build is named mfe_other.',
  ],
  [
    'takes a page of another',
    aRemoteRelease({ pages: [{ path: '/login', js: [], css: [], widgets: [], slots: [], shared: [] }] }),
    '/login is already a page of shell.',
  ],
  [
    'takes an address of another under other names',
    aRemoteRelease({
      pages: [{ path: '/interviews/:job', js: [], css: [], widgets: [], slots: [], shared: [] }],
    }),
    '/interviews/:job is already a page of mfe-interviews.',
  ],
])(
  'a build that does not fit what is live is refused, with the reason: it %s',
  async (_, build, sentence) => {
    const browser = await anAdministrator(interviews);
    const url = await served(build);

    const checked = await browser.ask('POST', '/check', { package: 'mfe-jobs', url });
    const { status, error } = await refusalOf(browser, url);

    expect(checked).toMatchObject({ status: 200, body: { problems: [sentence] }, cookies: [] });
    expect(status).toBe(409);
    expect(error).toBe(sentence);
  },
);

test('a build that takes away a widget that another remote shows is refused', async () => {
  const browser = await anAdministrator();
  const url = await served(analysis);

  const reply = await browser.ask('POST', '', { package: 'mfe-ai', url });

  expect(reply).toMatchObject({
    status: 409,
    body: { error: "mfe-jobs uses mfe_ai/MatchHistory, which this build doesn't expose." },
  });
});

test('a widget that another remote shows only later counts as well', async () => {
  const exposes = { './MyPlan': { js: [], css: [], shared: [] } };
  const billing = aRemoteRelease({ package: 'mfe-billing', name: 'mfe_billing', pages: [], exposes });
  const browser = await anAdministrator(interviews, billing);
  const url = await served({ ...billing, exposes: {} });

  const reply = await browser.ask('POST', '', { package: 'mfe-billing', url });

  expect(reply.body).toMatchObject({
    error: "mfe-interviews uses mfe_billing/MyPlan, which this build doesn't expose.",
  });
});

test('an override that a new release of the shell does not fit is told, and the released remote is shown', async () => {
  const releases = releasesFolder(aShellRelease(), aRemoteRelease());
  const edge = await serveEdge(releases.folder, {
    api: sessionsOfThree().api,
    overrides: { origins: ['http://127.0.0.1:*'], users: [] },
  });
  opened.push(edge);
  const browser = aBrowser(edge.address, 'admin');
  const url = await served(aRemoteRelease({ version: '1.0.0-dddddddddd' }));
  await browser.ask('POST', '', { package: 'mfe-jobs', url });

  const shell = aShellRelease({
    version: '2.0.0-cccccccccc',
    provides: { react: { version: '20.0.0', js: [], css: [] } },
  });
  releases.add(shell);
  releases.point(shell, aRemoteRelease());

  const { data } = await browser.open('/joblist');
  expect(data.releases.remotes).toMatchObject([{ version: '1.0.0-bbbbbbbbbb', channel: 'stable' }]);
  expect(data.overrides).toMatchObject([{ problem: expect.stringContaining('needs React 19') }]);
});

test.each([
  ['a version that is not there', { package: 'mfe-jobs', version: '1.0.0-0000000000' }, 404],
  ['a way out of the releases', { package: 'mfe-jobs', version: '../../secret' }, 404],
  ['the shell', { package: 'shell', version: '1.0.0-aaaaaaaaaa' }, 404],
  ['neither version nor address', { package: 'mfe-jobs' }, 400],
  ['both', { package: 'mfe-jobs', version: '1.0.0-bbbbbbbbbb', url: 'http://127.0.0.1:1' }, 400],
  ['no package', { url: 'http://127.0.0.1:1' }, 400],
  ['a strange package', { package: '../x', url: 'http://127.0.0.1:1' }, 400],
  ['no object', 'mfe-jobs', 400],
])('a wish that means nothing is refused: %s', async (_, wish, status) => {
  const browser = await anAdministrator();

  expect(await browser.ask('POST', '', wish)).toMatchObject({ status, cookies: [] });
});

test('a wish without an end is not read to it', async () => {
  const browser = await anAdministrator();

  const reply = await browser.ask('POST', '', { package: 'mfe-jobs', url: 'x'.repeat(2_000_000) });

  expect(reply).toMatchObject({ status: 413, cookies: [] });
});
