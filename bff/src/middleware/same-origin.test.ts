import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';

const server = await startTestServer({ settings: { allowedOrigins: ['https://ats.example'] } });
afterAll(() => server.close());
const { given, as, origin } = server;

const ada = await given.user();
const post = (headers: Record<string, string>) => as(ada).post('/api/jobs', { title: 'Engineer' }, headers);

test.each([
  ['no browser', {}],
  ['the own page', { origin, 'sec-fetch-site': 'same-origin' }],
  ['an origin that is allowed', { origin: 'https://ats.example', 'sec-fetch-site': 'cross-site' }],
])('takes a change from %s', async (_, headers) => {
  expect(await post(headers)).toMatchObject({ status: 201 });
});

test.each([
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a page of another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
])('refuses a change from %s', async (_, headers) => {
  expect(await post(headers)).toMatchObject({ status: 403, body: { code: 'cross_origin' } });
});

test.each(['/api/auth/logout', '/api/auth/logout/', '/api/Auth/LOGOUT'])(
  'another site can’t log a user out: %s',
  async (path) => {
    const reply = await as(ada).get(path, { 'sec-fetch-site': 'cross-site' });

    expect(reply.status).toBe(403);
    expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 200 });
  },
);

test.each([
  ['typed, or in a mail', { 'sec-fetch-site': 'none' }],
  ['in a browser that says nothing of where it comes from', { accept: 'text/html,*/*;q=0.8' }],
])('a link to the log-out logs nobody out: %s', async (_, headers) => {
  expect(await as(ada).get('/api/auth/logout', headers)).toMatchObject({
    status: 403,
    body: { code: 'cross_origin' },
  });
  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 200 });
});

test('the own page logs a user out', async () => {
  const grace = await given.user();

  const reply = await as(grace).get('/api/auth/logout', { 'sec-fetch-site': 'same-origin' });

  expect(reply.status).toBe(200);
  expect(await as(grace).get('/api/auth/')).toMatchObject({ status: 401 });
});
