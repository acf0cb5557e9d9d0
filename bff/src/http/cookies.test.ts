import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';

const server = await startTestServer({ settings: { trustProxy: true } });
afterAll(() => server.close());
const { anyone } = server;

const TLS = { 'x-forwarded-proto': 'https' };
const account = { email: 'ada@example.com', username: 'Ada', password: 'correct horse' };
const signUp = anyone.post('/api/auth/signup', account, TLS);
const tokenOf = async () => /__Host-sid=([\w-]+)/.exec((await signUp).headers.getSetCookie().join('\n'))?.[1];

test('[AU-06] over TLS a cookie has the prefix that binds it to this host', async () => {
  const cookies = (await signUp).headers.getSetCookie();

  expect(cookies).toContainEqual(
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/),
  );
  expect(cookies.every((cookie) => cookie.startsWith('__Host-'))).toBe(true);
});

test('over TLS a cookie without the prefix, as a neighbor could plant one, signs nobody in', async () => {
  const token = await tokenOf();
  const asked = async (name: string) =>
    (await anyone.get('/api/auth/', { ...TLS, cookie: `${name}=${token}` })).status;

  expect(await asked('__Host-sid')).toBe(200);
  expect(await asked('sid')).toBe(401);
});

test('[AU-06] a token in the address, in a header, or in a body signs nobody in', async () => {
  const sid = await tokenOf();
  const headers = { ...TLS, authorization: `Bearer ${sid}`, 'x-session': sid ?? '' };

  expect(await anyone.get(`/api/auth/?sid=${sid}&__Host-sid=${sid}`, headers)).toMatchObject({ status: 401 });
  expect(await anyone.post('/api/jobs', { title: 'Engineer', sid }, headers)).toMatchObject({ status: 401 });
});

test('over TLS a log-out removes the cookie by its name', async () => {
  const reply = await anyone.get('/api/auth/logout', TLS);

  expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-sid=; Path=\/; Max-Age=0/);
});
