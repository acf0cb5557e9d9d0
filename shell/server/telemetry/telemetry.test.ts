import type { TelemetryEvent } from '@shortlist/platform/telemetry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRemoteRelease, aShellRelease, type ReleasesFolder, releasesFolder } from '../testing/released.ts';
import { type Served, serveEdge } from '../testing/served.ts';
import { prometheusText } from './prometheus-text.ts';
import { createStats, type Stats } from './stats.ts';
import type { TelemetrySource } from './telemetry.ts';

let edge: Served;
let releases: ReleasesFolder;
let stats: Stats;

beforeEach(async () => {
  releases = releasesFolder(aShellRelease(), aRemoteRelease());
  stats = createStats();
  edge = await serveEdge(releases.folder, { stats });
});
afterEach(() => edge.close());

const crash: TelemetryEvent = {
  kind: 'error',
  remote: 'mfe_jobs',
  version: '1.0.0-bbbbbbbbbb',
  team: 'Somebody else',
  name: 'TypeError',
  message: 'no title',
  stack: ['list.1.js:1:204 JobRow'],
  failure: null,
  isCrash: true,
  page: '/joblist/:id',
};

async function pageOf(path = '/joblist', headers: Record<string, string> = {}): Promise<string> {
  const html = await (await fetch(new URL(path, edge.address), { headers })).text();
  return (JSON.parse(/id="shortlist-page">([^<]+)</.exec(html)?.[1] ?? '{}') as { telemetry: string })
    .telemetry;
}

const ownOrigin = (): Record<string, string> => ({ origin: edge.address.origin });

function send(body: unknown, headers: Record<string, string> = ownOrigin()): Promise<Response> {
  return fetch(new URL('/telemetry', edge.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const measured = (name: string): string[] =>
  prometheusText(stats)
    .split('\n')
    .filter((line) => line.startsWith(name));

test('an error of a page counts for remote, version, team and channel; the team is that of the release', async () => {
  const page = await pageOf();

  const reply = await send({ page, events: [crash, crash] });

  expect(reply.status).toBe(204);
  expect(measured('remote_errors_total')).toEqual([
    'remote_errors_total{remote="mfe_jobs",version="1.0.0-bbbbbbbbbb",team="Jobs",channel="stable",kind="crash"} 2',
  ]);
});

test('loads, vitals, signs and deprecated use are counted in their own measures', async () => {
  const source = { remote: 'mfe_jobs', version: '1.0.0-bbbbbbbbbb', team: 'Jobs' };
  const load = { ...source, kind: 'load', what: './JobList', attempts: 1, hasThrown: false } as const;
  const events: TelemetryEvent[] = [
    { ...load, milliseconds: 200, outcome: 'ok' },
    { ...load, milliseconds: 8_000, outcome: 'timeout' },
    { ...source, kind: 'vital', name: 'LCP', value: 1_200, page: '/joblist' },
    { ...source, kind: 'vital', name: 'CLS', value: 0.02, page: '/joblist' },
    { ...source, kind: 'sign', sign: 'leak', detail: 'Two listeners stay.' },
    { ...source, kind: 'deprecated', api: 'useOld', since: '1.1', instead: 'Call useNew.' },
  ];

  await send({ page: await pageOf(), events });

  const labels = 'remote="mfe_jobs",version="1.0.0-bbbbbbbbbb",team="Jobs",channel="stable"';
  expect(measured('remote_loads_total')).toEqual([
    `remote_loads_total{${labels},outcome="ok"} 1`,
    `remote_loads_total{${labels},outcome="timeout"} 1`,
  ]);
  expect(measured('remote_load_duration_seconds_sum')).toEqual([
    `remote_load_duration_seconds_sum{${labels}} 0.2`,
  ]);
  expect(measured('web_vital_seconds_bucket')).toContain(
    `web_vital_seconds_bucket{${labels},name="LCP",le="1.8"} 1`,
  );
  expect(measured('web_vital_shift_count')).toEqual([`web_vital_shift_count{${labels},name="CLS"} 1`]);
  expect(measured('remote_signs_total')).toEqual([`remote_signs_total{${labels},sign="leak"} 1`]);
  expect(measured('remote_deprecated_uses_total')).toEqual([
    `remote_deprecated_uses_total{${labels},api="useOld"} 1`,
  ]);
});

test('words that are made up do not make new measures without end', async () => {
  const page = await pageOf();
  const words = Array.from({ length: 25 }, (_, index) => `word${'x'.repeat(index)}`);

  await send({ page, events: words.map((failure) => ({ ...crash, isCrash: false, failure })) });
  await send({ page, events: words.map((api) => ({ ...deprecatedUse, api })) });
  await send({ page, events: words.map((api) => ({ ...deprecatedUse, api: `${api} more` })) });

  expect(measured('remote_errors_total')).toEqual([expect.stringMatching(/kind="other"\} 25$/)]);
  expect(measured('remote_deprecated_uses_total')).toHaveLength(30);
});

test('made-up words do not keep out what is real: a load that succeeded, and what several pages use', async () => {
  const page = await pageOf();
  const source = { remote: 'mfe_jobs', version: '1.0.0-bbbbbbbbbb', team: 'Jobs' };
  const load = { ...source, kind: 'load', what: './JobList', attempts: 1, milliseconds: 1, hasThrown: false };
  const words = Array.from({ length: 20 }, (_, index) => `word${'x'.repeat(index)}`);
  await send({ page, events: words.map((outcome) => ({ ...load, outcome })) });
  await send({ page, events: words.map((api) => ({ ...deprecatedUse, api })) });
  await send({ page, events: words.map((api) => ({ ...deprecatedUse, api: `${api} more` })) });

  await send({ page, events: [{ ...load, outcome: 'ok' }, deprecatedUse, deprecatedUse] });
  await send({ page, events: words.map((api) => ({ ...deprecatedUse, api: `${api} again` })) });

  expect(measured('remote_loads_total').map((line) => line.replace(/.*outcome=/, ''))).toEqual([
    '"other"} 20',
    '"ok"} 1',
  ]);
  const uses = measured('remote_deprecated_uses_total');
  expect(uses).toHaveLength(30);
  expect(uses).toContainEqual(expect.stringMatching(/api="useOld"\} 2$/));
});

const deprecatedUse = {
  kind: 'deprecated',
  remote: 'mfe_jobs',
  version: '1.0.0-bbbbbbbbbb',
  team: 'Jobs',
  api: 'useOld',
  since: '1.1',
  instead: 'Call useNew.',
};

test('events of releases that are not there are dropped, and counted as such', async () => {
  const strangers = [
    { ...crash, version: '9.9.9-9999999999' },
    { ...crash, remote: 'mfe_ghost' },
    { ...crash, version: '../../secrets' },
    { ...crash, remote: 'shell' },
  ];

  const reply = await send({ page: await pageOf(), events: strangers });

  expect(reply.status).toBe(204);
  expect(measured('remote_errors_total')).toEqual([]);
  expect(measured('telemetry_unknown_events_total')).toEqual(['telemetry_unknown_events_total 4']);
});

test('a page that went to another network is heard, but no longer as one of the network that it was loaded in', async () => {
  const tellers: TelemetrySource[] = [];
  const listening = { ...stats, hear: (...[, , teller]: Parameters<Stats['hear']>) => tellers.push(teller) };
  await edge.close();
  edge = await serveEdge(releases.folder, { stats: listening, isBehindProxy: true });
  const page = await pageOf('/joblist', { 'x-forwarded-for': '2001:db8:1:2::9' });

  const replies: Response[] = [];
  for (const address of ['2001:db8:1:3::7', '203.0.113.7'])
    replies.push(await send({ page, events: [crash] }, { ...ownOrigin(), 'x-forwarded-for': address }));

  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect(tellers.map(({ network, isAtHome }) => [network, isAtHome])).toEqual([
    ['2001:db8:1::', true],
    ['203.0.113.7', false],
  ]);
});

describe('who is not heard', () => {
  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a program that is no browser', {}],
  ])('%s', async (_, headers) => {
    const reply = await send({ page: await pageOf(), events: [crash] }, headers);

    expect(reply.status).toBe(403);
    expect(measured('telemetry_batches_total')).toEqual(['telemetry_batches_total{outcome="foreign"} 1']);
  });

  test('a page whose id was made up or altered', async () => {
    const page = await pageOf();
    const [id = '', issued = '', network = '', signature = ''] = page.split('.');

    const made = [
      `${id}x.${issued}.${network}.${signature}`,
      `${id}.${issued}0.${network}.${signature}`,
      `${id}.${issued}.${network}0.${signature}`,
      'page',
    ];
    const replies = await Promise.all(made.map((each) => send({ page: each, events: [crash] })));

    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(measured('remote_errors_total')).toEqual([]);
  });

  test.each([
    ['no JSON', '{"page":'],
    ['no events', { page: 'x', events: [] }],
    ['events of another shape', { page: 'x', events: [{ kind: 'error', remote: 7 }] }],
    ['more events than fit', { page: 'x', events: Array.from({ length: 26 }, () => crash) }],
    ['more bytes than a browser sends', 'x'.repeat(70_000)],
  ])('%s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });
});

test('what is read at the address is a page that nobody has', async () => {
  const reply = await fetch(new URL('/telemetry', edge.address));

  expect(reply.status).toBe(404);
});

test('each page has an id of its own, and one that a browser keeps is not sent again for it', async () => {
  const first = await fetch(new URL('/joblist', edge.address));
  const etag = first.headers.get('etag') ?? '';

  const again = await fetch(new URL('/joblist', edge.address), {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });

  expect(again.status).toBe(304);
  expect(await pageOf()).not.toBe(await pageOf());
});
