import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';

const TOKEN = 'a-token-of-our-own-12345';
const server = await startTestServer();
const guarded = await startTestServer({ settings: { metricsToken: TOKEN, trustProxy: true } });
afterAll(async () => {
  await server.close();
  await guarded.close();
});
const { given, as, anyone, origin } = server;
const ada = await given.user();

test('requests are counted by the route of the contract, never by what was in the path', async () => {
  const job = await given.job({ owner: ada });
  await as(ada).get(`/api/jobs/${job.id}`);
  await as(ada).get('/api/jobs/0193f000-0000-7000-8000-000000000000');
  await fetch(`${origin}/api/no/such/thing-${job.id}`, { method: 'PROPFIND' });

  const text = await read();

  expect(text).toContain('http_requests_total{method="GET",route="/api/jobs/:id",status="200"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="/api/jobs/:id",status="404"} 1');
  expect(text).toContain('http_refusals_total{route="/api/jobs/:id",code="not_found"} 1');
  expect(text).toMatch(/http_requests_total\{method="other",route="none",status="40[45]"\} 1/);
  expect(text).not.toContain(job.id);
  expect(text).not.toContain('such');
});

test('the database, the reading of files and the engine are timed', async () => {
  const before = await read();
  await as(ada).upload(FILES.smallPdf, { name: 'notes.pdf', content: 'no resume' });

  const text = await read();

  expect(before).toContain('database_query_duration_seconds_count{operation="select",failed="false"}');
  expect(text).toContain('document_work_duration_seconds_count{work="extract",outcome="ok"} 1');
  expect(text).toMatch(/document_work_duration_seconds_count\{work="extract",outcome="file_\w+"\} 1/);
  expect(text).toContain('http_requests_in_flight 0');
  expect(text).toContain('process_cpu_seconds_total');
});

test.each(['X-Forwarded-For', 'Forwarded', 'Via'])(
  'without a token nobody reads them through a proxy: %s',
  async (header) => {
    const reply = await fetch(`${origin}/metrics`, { headers: { [header]: '203.0.113.7' } });

    expect(reply.status).toBe(404);
  },
);

test.each([
  ['no token', {}],
  ['another token', { authorization: 'Bearer a-token-of-another-12345' }],
])('with a token set, %s reads nothing', async (_, headers) => {
  expect((await fetch(`${guarded.origin}/metrics`, { headers })).status).toBe(404);
});

test('who sends the token reads them from anywhere', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' };

  const reply = await fetch(`${guarded.origin}/metrics`, { headers });

  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/plain');
});

test('a stop is seen by a balancer first, and connections are closed with their answers', async () => {
  guarded.deps.stop.abort();

  expect((await fetch(`${guarded.origin}/readyz`)).status).toBe(503);
  const reply = await fetch(`${guarded.origin}/api/configuration`);

  expect(reply.status).toBe(200);
  expect(reply.headers.get('connection')).toBe('close');
  expect((await anyone.get('/readyz')).status).toBe(200);
});

async function read(): Promise<string> {
  return (await fetch(`${origin}/metrics`)).text();
}
