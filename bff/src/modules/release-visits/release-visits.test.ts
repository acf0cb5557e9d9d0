import { createHmac } from 'node:crypto';
import {
  RELEASE_VISITS_ADDRESS,
  type ReleaseVisit,
  VisitsOfAll,
} from '@shortlist/api-contract/release-visits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/support/test-server.ts';

const SECRET = 'a secret of all edges, 32 characters';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { edgeSecret: SECRET } });
});
afterAll(() => server.close());
beforeEach(() => server.deps.database.fork().execute('delete from release_visits'));

const tokenOf = (secret: string) => createHmac('sha256', secret).update('release-visits').digest('base64url');

const send = (body: unknown, { origin = server.origin, token = tokenOf(SECRET), method = 'POST' } = {}) =>
  fetch(new URL(RELEASE_VISITS_ADDRESS, origin), {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });

const visit = (visitor: string, hasFailed = false): ReleaseVisit => ({
  package: 'mfe-jobs',
  version: '1.0.0-a',
  visitor,
  network: `network of ${visitor}`,
  hasFailed,
});
const MINUTE = 60_000;

async function tell(visits: ReleaseVisit[], { windowMs = MINUTE, withinMs = MINUTE } = {}) {
  const reply = await send({ visits, windowMs, withinMs });
  return VisitsOfAll.parse(await reply.json()).visits.map(({ ageMs: _, ...each }) => each);
}

test('an edge gets what all edges have told, and a visitor of two edges once, who failed if one says so', async () => {
  await tell([visit('ada', true), visit('grace')]);

  const heard = await tell([visit('ada'), visit('linus')]);

  expect(heard.toSorted((a, b) => a.visitor.localeCompare(b.visitor))).toEqual([
    visit('ada', true),
    visit('grace'),
    visit('linus'),
  ]);
});

test('what is older than the window is gone, and what came before the asked time is not told again', async () => {
  const old = "update release_visits set told_at = now() - interval '30 seconds'";
  await tell([visit('ada')]);
  await server.deps.database.fork().execute(old);

  expect(await tell([visit('grace')], { withinMs: 10_000 })).toEqual([visit('grace')]);
  expect(await tell([], {})).toHaveLength(2);
  expect(await tell([], { windowMs: 20_000 })).toHaveLength(1);
  expect(await tell([], {})).toHaveLength(1);
});

test('edges that tell of the same visitors at once don’t wait for each other in a circle', async () => {
  const many = Array.from({ length: 300 }, (_, number) => visit(`visitor ${number}`));

  const replies = await Promise.all([tell(many), tell(many.toReversed()), tell(many)]);

  expect(replies.map((visits) => visits.length)).toContain(300);
});

test('nobody without the secret tells or reads anything', async () => {
  const other = await startTestServer();

  expect((await send({ visits: [] }, { token: tokenOf('another secret of 32 characters...') })).status).toBe(
    401,
  );
  expect((await send({ visits: [] }, { token: '' })).status).toBe(401);
  expect((await send(null, { method: 'GET' })).status).toBe(404);
  expect((await send({ visits: [] }, { origin: other.origin })).status).toBe(404);
  await other.close();
});

test.each([
  [{}],
  [{ visits: [{ ...visit('ada'), hasFailed: 'yes' }], windowMs: 1, withinMs: 1 }],
  [{ visits: [], windowMs: -1, withinMs: 1 }],
])('what are no visits is refused: %j', async (body) => {
  expect((await send(body)).status).toBe(400);
});
