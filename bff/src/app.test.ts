import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { allEndpoints, allRawEndpoints, ErrorBody, GENERIC_ERROR } from '@shortlist/api-contract';
import Koa from 'koa';
import compose from 'koa-compose';
import { afterAll, expect, test, vi } from 'vitest';
import { callerOf, read } from '../test/support/caller.ts';
import { startTestServer } from '../test/support/test-server.ts';
import { createApp, createRouter } from './app.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps } = server;

test('[AP-01] every call of the contract is mounted, and nothing else', () => {
  const mounted = createRouter(deps).stack.map(({ path, methods }) => `${methods.at(-1)} ${String(path)}`);

  const promised = [...allEndpoints, ...allRawEndpoints].map(
    ({ method, path }) => `${method} ${path.replace(/\/$/, '')}`,
  );

  expect(mounted.sort()).toEqual(promised.sort());
});

test('[AP-01] a slash at the end of a path makes no difference', async () => {
  expect(await anyone.get('/api/auth')).toMatchObject({ status: 401 });
  expect(await anyone.get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await anyone.get('/api/configuration/')).toMatchObject({ status: 200 });
});

test('[AP-02] an unknown path under /api is a 404 in JSON', async () => {
  const reply = await anyone.get('/api/nothing/here');

  expect(reply.status).toBe(404);
  expect(read(ErrorBody, reply)).toMatchObject({ code: 'not_found', errors: {} });
});

test('[AP-02] a method that a path does not take is a 405 that names those it takes', async () => {
  const reply = await anyone.send('/api/jobs', { method: 'DELETE' });

  expect(reply).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(reply.headers.get('allow')).toBe('GET, HEAD, POST');
});

test('[AP-02] malformed JSON has a sentence of its own', async () => {
  const reply = await anyone.send('/api/auth/login', {
    method: 'POST',
    body: '{"email": ',
    headers: { 'content-type': 'application/json' },
  });

  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'malformed_json', error: "The body isn't valid JSON." },
  });
});

test.each(['gzip', 'br'])(
  '[AP-02] a body that is said to be %s and is not is malformed',
  async (encoding) => {
    const reply = await anyone.send('/api/auth/login', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });

    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  },
);

test('[AP-02] a body of another content type is refused in a sentence that says which one is taken', async () => {
  const reply = await anyone.send('/api/auth/login', {
    method: 'POST',
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(reply.text).toContain('application/json');
});

test('[AP-02] a JSON body over 1 MB is refused', async () => {
  const reply = await anyone.post('/api/auth/login', { email: 'x'.repeat(1_100_000) });

  expect(reply).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

test('[AU-04] [AP-02] an unexpected fault answers the general sentence, and neither answer nor log tells data', async () => {
  const ada = await given.user();
  server.analyzer.fault = new Error('duplicate key (ada@secret.example)');
  const resume = await given.resume({ owner: ada });

  const reply = await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`);

  server.analyzer.fault = null;
  expect(reply).toMatchObject({ status: 500, body: { error: GENERIC_ERROR, code: 'internal' } });
  const { request_id } = read(ErrorBody, reply);
  const line = server.logged.find((logged) => logged.includes(request_id) && logged.includes('"stack"'));
  expect(line).toBeDefined();
  expect(reply.text + server.logged.join()).not.toContain('secret.example');
});

test('a request keeps the id that a proxy gave it', async () => {
  const reply = await anyone.get('/api/configuration', { 'x-request-id': 'edge-12345678' });

  expect(reply.headers.get('x-request-id')).toBe('edge-12345678');
});

test('answers under /api are never cached, sniffed, framed, run or read by another site, and name no software', async () => {
  const { headers } = await anyone.get('/api/configuration', { origin: 'https://evil.example' });

  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  for (const name of ['access-control-allow-origin', 'server', 'x-powered-by'])
    expect(headers.get(name)).toBeNull();
});

test('an answer in JSON is saved under a name of ours, whatever its address ends with', async () => {
  for (const path of ['/api/configuration', '/api/run.bat', '/api/docs/openapi.json']) {
    const { headers } = await anyone.get(path);
    expect(headers.get('content-disposition')).toBe('attachment; filename="api.json"');
  }
  expect((await anyone.get('/api/docs')).headers.get('content-disposition')).toBeNull();
});

test.each(['/healthz', '/readyz', '/metrics'])('%s is not sniffed', async (path) => {
  expect((await anyone.get(path)).headers.get('x-content-type-options')).toBe('nosniff');
});

test('/healthz and /readyz answer a balancer', async () => {
  expect(await anyone.get('/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await anyone.get('/readyz')).toMatchObject({ status: 200, body: { ok: true } });
});

test('/readyz says no while the database does not answer', async () => {
  vi.spyOn(deps.database, 'isReady').mockResolvedValueOnce(false);

  expect(await anyone.get('/readyz')).toMatchObject({ status: 503, body: { ok: false } });
});

test('mounted in another app it leaves every other path to it', async () => {
  const edge = new Koa();
  edge.use(compose(createApp(deps).middleware));
  edge.use((ctx) => {
    ctx.body = 'the edge';
  });
  const listening = edge.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const caller = callerOf(`http://127.0.0.1:${(listening.address() as AddressInfo).port}`, null);

  expect(await caller.get('/joblist')).toMatchObject({ status: 200, text: 'the edge' });
  expect(await caller.get('/apifoo')).toMatchObject({ status: 200, text: 'the edge' });
  expect(await caller.get('/api/configuration')).toMatchObject({ status: 200 });
  listening.close();
});
