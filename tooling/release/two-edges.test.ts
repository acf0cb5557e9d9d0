import { type Channels, changeChannels, folderPlace, lineOf, toStable } from '@shortlist/shell/server';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../bff/test/support/test-server.ts';
import { toApi } from '../../shell/server/api-gateway.ts';
import { aRemoteRelease, aShellRelease, releasesFolder } from '../../shell/server/testing/released.ts';
import { type Served, serve, serveEdge } from '../../shell/server/testing/served.ts';

const SECRET = 'a secret of all edges, 32 characters';
const [OLD, NEW] = ['1.0.0-bbbbbbbbbb', '1.1.0-cccccccccc'];
const PATIENCE = { timeout: 30_000 };

let bff: TestServer;
let way: Served;
let isAway: boolean;
let edges: readonly [Served, Served];
let line: () => Promise<Channels['packages'][string] | undefined>;
let logged: string[];
let closers: (() => Promise<void>)[];

beforeEach(async () => {
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  isAway = false;
  bff = await startTestServer({ settings: { edgeSecret: SECRET } });
  const front = new Koa();
  front.use(async (ctx, next) => {
    if (!isAway) return next();
    ctx.status = 503;
  });
  front.use(toApi([new URL(bff.origin)], ['/edges', '/api']));
  way = await serve(front);
  const releases = releasesFolder(aShellRelease(), aRemoteRelease({ version: OLD }));
  releases.add(aRemoteRelease({ version: NEW }));
  const place = folderPlace(releases.folder);
  const placement = { version: NEW, since: new Date().toISOString(), by: 'Ada', commit: null };
  await changeChannels(place, (now) => toStable(now, 'mfe-jobs', placement));
  line = async () => lineOf((await place.readChannels()).channels, 'mfe-jobs');
  const anEdge = () =>
    serveEdge(releases.folder, {
      api: [way.address],
      secret: SECRET,
      mergesHealth: true,
      exchangeMs: 20,
      isBehindProxy: true,
      health: { minVisitors: 7, minNetworks: 3 },
    });
  edges = [await anEdge(), await anEdge()];
  closers = [...edges, way, bff].map((each) => () => each.close());
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closers) await close();
});

const source = { remote: 'mfe_jobs', version: NEW, team: 'Jobs' };
const load = {
  ...source,
  kind: 'load',
  what: './JobList',
  attempts: 1,
  milliseconds: 9,
  outcome: 'ok',
  hasThrown: false,
};
const crash = {
  ...source,
  kind: 'error',
  name: 'TypeError',
  message: '',
  stack: [],
  failure: null,
  isCrash: true,
  page: '/',
};

/** Somebody opens a page at an edge, from a network of theirs. */
async function visit({ address }: Served, network: number, event: object): Promise<void> {
  const headers = { 'x-forwarded-for': `203.0.113.${network}` };
  const html = await (await fetch(new URL('/joblist', address), { headers })).text();
  const { telemetry } = JSON.parse(/id="shortlist-page">([^<]+)</.exec(html)?.[1] ?? '{}') as Record<
    string,
    string
  >;
  await fetch(new URL('/telemetry', address), {
    method: 'POST',
    headers: { ...headers, origin: address.origin },
    body: JSON.stringify({ page: telemetry, events: [event] }),
  });
}

/** Seven people over two edges, of whom three see it fail: neither edge has as many as it takes. */
async function visitBoth(): Promise<void> {
  const [one, other] = edges;
  for (const network of [1, 2]) await visit(one, network, load);
  await visit(one, 3, crash);
  for (const network of [4, 5]) await visit(other, network, load);
  for (const network of [6, 7]) await visit(other, network, crash);
}

const ROLLED_BACK = {
  stable: { version: OLD, by: 'the edge' },
  demotions: [{ version: NEW, reason: '3 of 7 visitors hit errors within 10 minutes, from 3 networks.' }],
};

const rows = () => bff.deps.database.fork().execute<object[]>('select * from release_visits');

test('two edges with one database take a version back for what both have seen', async () => {
  await visitBoth();

  await expect.poll(line, PATIENCE).toMatchObject(ROLLED_BACK);
  await expect.poll(rows, PATIENCE).toHaveLength(7);
  expect(JSON.stringify(await rows())).not.toContain('203.0.113');
});

test('while the database is away each edge goes by its own and says so, and tells later what it saw', async () => {
  isAway = true;
  await visitBoth();
  await expect.poll(() => logged.join(), PATIENCE).toContain('are counted by this edge alone');
  expect(await line()).toMatchObject({ stable: { version: NEW } });

  isAway = false;

  await expect.poll(line, PATIENCE).toMatchObject(ROLLED_BACK);
  await expect.poll(() => logged.join(), PATIENCE).toContain('are counted over all edges again');
});

test('an edge that has seen enough itself needs no database', async () => {
  isAway = true;

  for (let network = 1; network <= 4; network += 1) await visit(edges[0], network, load);
  for (let network = 5; network <= 7; network += 1) await visit(edges[0], network, crash);

  await expect.poll(line, PATIENCE).toMatchObject(ROLLED_BACK);
});
