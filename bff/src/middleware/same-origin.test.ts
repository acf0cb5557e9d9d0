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
