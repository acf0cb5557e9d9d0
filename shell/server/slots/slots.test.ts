import { PlatformStatus } from '@shortlist/platform/platform-status';
import type { Offer, ReleaseSet } from '@shortlist/platform/release-set';
import { expect, onTestFinished, test } from 'vitest';
import type { EdgeOptions } from '../edge.ts';
import { startMirror } from '../mirror.ts';
import { folderPlace } from '../release-place-folder.ts';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from '../testing/released.ts';
import { serveEdge } from '../testing/served.ts';
import { sessionsOfThree } from '../testing/users.ts';

const SLOT = 'mfe_jobs/Position';
const [MATCHES, COST] = ['mfe_ai/Matches', 'mfe_billing/Cost'];

const host = aRemoteRelease({
  slots: { [SLOT]: { job: 'required' } },
  pages: [{ path: '/joblist/:id', js: ['detail.1.js'], css: [], widgets: [], slots: [SLOT], shared: [] }],
});

/** A remote that offers one widget for the slot. */
function offering(name: string, offer: Omit<Offer, 'slot'>, version = '1.0.0-bbbbbbbbbb') {
  const exposed = `./${offer.widget.split('/')[1]}`;
  return aRemoteRelease({
    name: `mfe_${name}`,
    package: `mfe-${name}`,
    version,
    pages: [],
    prefixes: [],
    exposes: { [exposed]: { js: [`${name}.1.js`], css: [], shared: [] } },
    offers: [{ slot: SLOT, ...offer }],
  });
}

const ai = offering('ai', { widget: MATCHES, order: 20 });
const billing = offering('billing', { widget: COST, order: 10 });

async function open(releases: ReleasesFolder, options: Partial<EdgeOptions> = {}) {
  const edge = await serveEdge(releases.folder, { api: sessionsOfThree().api, ...options });
  const { address } = edge;
  onTestFinished(() => edge.close());
  const get = (path: string, session = 'admin') =>
    fetch(new URL(path, address), { headers: { cookie: `sid=${session}` } });
  const shown = async () => ((await (await get('/remotes.json')).json()) as ReleaseSet).slots?.[SLOT];
  const arrange = (body: object, session = 'admin', headers: Record<string, string> = {}) =>
    fetch(new URL('/platform/slots', address), {
      method: 'POST',
      headers: { cookie: `sid=${session}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ slot: SLOT, seen: null, off: [], order: [MATCHES, COST], ...body }),
    });
  const status = async () => PlatformStatus.parse(await (await get('/platform/status.json')).json()).slots[0];
  return { get, shown, arrange, status };
}

test('[TM-03] a slot shows what live releases offer for it, by their numbers, and its page starts their files', async () => {
  const { get, shown } = await open(releasesFolder(aShellRelease(), host, ai, billing));

  expect(await shown()).toEqual([COST, MATCHES]);
  const html = await (await get('/joblist/17')).text();
  expect(html).toMatch(/rel="preload"[^>]+\/billing\.1\.js".*rel="preload"[^>]+\/ai\.1\.js"/);
});

test('[TM-03] an administrator orders the widgets of a slot and turns one off, and it is written down who did', async () => {
  const { get, shown, arrange, status } = await open(releasesFolder(aShellRelease(), host, ai, billing));

  expect((await arrange({ order: [MATCHES, COST] })).status).toBe(200);
  expect(await shown()).toEqual([MATCHES, COST]);
  const seen = (await status())?.changes[0]?.since;
  expect((await arrange({ order: [MATCHES, COST], off: [MATCHES], seen })).status).toBe(200);

  expect(await shown()).toEqual([COST]);
  expect(await (await get('/joblist/17')).text()).not.toContain('ai.1.js');
  expect(await status()).toMatchObject({
    id: SLOT,
    host: 'Job positions',
    widgets: [
      { id: MATCHES, isOn: false },
      { id: COST, isOn: true },
    ],
    changes: [
      { by: 'admin@example.com', off: [MATCHES] },
      { by: 'admin@example.com', off: [] },
    ],
  });
});

test('[TM-03] what is released later comes last, and a widget that is away keeps its switch', async () => {
  const releases = releasesFolder(aShellRelease(), host, ai, billing);
  const { shown, arrange, status } = await open(releases);
  await arrange({ order: [MATCHES, COST], off: [MATCHES] });
  const seen = (await status())?.changes[0]?.since;

  const away = offering('ai', { widget: 'mfe_ai/Other', order: 1 }, '1.0.0-dddddddddd');
  releases.add(away);
  releases.move(away);
  expect(await shown()).toEqual([COST, 'mfe_ai/Other']);
  await arrange({ order: ['mfe_ai/Other', COST], seen });
  expect(await shown()).toEqual(['mfe_ai/Other', COST]);

  releases.move(ai);
  expect(await shown()).toEqual([COST]);
});

test('[TM-03] who arranges what somebody else has arranged meanwhile is told so, and changes nothing', async () => {
  const { shown, arrange } = await open(releasesFolder(aShellRelease(), host, ai, billing));
  await arrange({ off: [COST] });

  const reply = await arrange({ off: [MATCHES] });

  expect(reply.status).toBe(409);
  expect(await reply.json()).toMatchObject({
    error: 'admin@example.com has arranged this slot meanwhile. Check it, and try again.',
  });
  expect(await shown()).toEqual([MATCHES]);
});

test('[TM-03] an edge that mirrors another place arranges there, and shows it at once', async () => {
  const [elsewhere, here] = [releasesFolder(), releasesFolder()];
  for (const release of [aShellRelease(), host, ai, billing]) {
    elsewhere.add({ ...release, sizes: {} });
    elsewhere.move(release);
  }
  const releasePlace = folderPlace(elsewhere.folder);
  const mirror = await startMirror(releasePlace, here.folder, { everyMs: 150 });
  onTestFinished(() => mirror.stop());
  const { shown, arrange } = await open(here, { releasePlace });
  expect(await shown()).toEqual([COST, MATCHES]);

  await arrange({ order: [MATCHES, COST] });

  expect(await shown()).toEqual([MATCHES, COST]);
  expect((await releasePlace.readChannels()).channels.slots[SLOT]).toHaveLength(1);
});

test.each([
  { session: 'nobody', code: 401 },
  { session: 'ada', code: 403 },
  { session: 'admin', code: 403, headers: { origin: 'https://elsewhere.example' } },
  { session: 'admin', code: 404, body: { slot: 'mfe_jobs/Nothing' } },
  { session: 'admin', code: 400, body: { order: ['<script>'] } },
])('[TM-03] a change is refused: %o', async ({ session, code, body = {}, headers = {} }) => {
  const { shown, arrange } = await open(releasesFolder(aShellRelease(), host, ai, billing));

  expect((await arrange(body, session, headers)).status).toBe(code);

  expect(await shown()).toEqual([COST, MATCHES]);
});
