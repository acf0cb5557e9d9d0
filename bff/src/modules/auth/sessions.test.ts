import { endpoints, UserSession } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../../../test/scale/captured-queries.ts';
import { callerOf, read } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { Session } from './session.entity.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { anyone, as, given, deps, origin } = server;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const sessionsOf = (reply: Reply) => read(endpoints.auth.sessions.response, reply).sessions;

const call = (cookie: string | undefined) => callerOf(origin, cookie ?? '');

/** An account, and the cookies of browsers that log in one after the other. */
async function aUserIn(...browsers: string[]) {
  const account = { email: `${newId()}@example.com`, username: 'Ada', password: 'correct horse' };
  await anyone.post('/api/auth/signup', account, { 'user-agent': 'First' });
  const logIn = (agent: string) => anyone.post('/api/auth/login', account, { 'user-agent': agent });
  const cookies: string[] = [];
  for (const browser of browsers) cookies.push(cookieOf(await logIn(browser)));
  return { account, cookies };
}

test('[AU-06] a user sees the browsers in which they are signed in, newest first', async () => {
  const { cookies } = await aUserIn('Second', 'Third');

  const reply = await call(cookies[0]).get('/api/auth/sessions');

  const sessions = sessionsOf(reply);
  expect(sessions.map(({ user_agent, is_current }) => [user_agent, is_current])).toEqual([
    ['Third', false],
    ['Second', true],
    ['First', false],
  ]);
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(Object.keys(UserSession.shape).sort());
  expect(reply.text).not.toContain((cookies[0] ?? '').slice(4));
});

test('[AU-06] the list comes in pages', async () => {
  const { cookies } = await aUserIn('Second', 'Third');
  const caller = call(cookies[1]);

  const first = await caller.get('/api/auth/sessions?limit=2');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await caller.get(next);

  expect(sessionsOf(first).map(({ user_agent }) => user_agent)).toEqual(['Third', 'Second']);
  expect(sessionsOf(second).map(({ user_agent }) => user_agent)).toEqual(['First']);
  expect(second.headers.get('link')).toBeNull();
  expect(await caller.get('/api/auth/sessions?cursor=forged')).toMatchObject({ status: 400 });
});

test('[AU-06] a browser’s name is kept up to 300 characters, and may be missing', async () => {
  const { cookies } = await aUserIn('x'.repeat(2000));
  const ada = await given.user();

  const [long] = sessionsOf(await call(cookies[0]).get('/api/auth/sessions'));
  const [nameless] = sessionsOf(await as(ada).get('/api/auth/sessions'));

  expect(long?.user_agent).toHaveLength(300);
  expect(nameless?.user_agent).toBeNull();
});

test('[AU-06] a user signs one browser out, which ends it on the server', async () => {
  const { cookies } = await aUserIn('Lost phone', 'Desk');
  const [phone, desk] = [call(cookies[0]), call(cookies[1])];
  const lost = sessionsOf(await desk.get('/api/auth/sessions')).find(
    (each) => each.user_agent === 'Lost phone',
  );

  const reply = await desk.delete(`/api/auth/sessions/${lost?.id}`);

  expect(reply).toMatchObject({ status: 200, body: { ok: true } });
  expect(reply.headers.getSetCookie()).toEqual([]);
  expect(await phone.get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await desk.get('/api/auth/')).toMatchObject({ status: 200 });
  expect(await desk.delete(`/api/auth/sessions/${lost?.id}`)).toMatchObject({ status: 404 });
});

test('[AU-06] who signs the own browser out is signed out, and the browser forgets', async () => {
  const ada = await given.user();
  const [own] = sessionsOf(await as(ada).get('/api/auth/sessions'));

  const reply = await as(ada).delete(`/api/auth/sessions/${own?.id}`);

  expect(reply.headers.getSetCookie()[0]).toContain('sid=; Path=/; Max-Age=0');
  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 401 });
});

test('[AU-06] a user signs every other browser out, and is told how many', async () => {
  const { cookies } = await aUserIn('Second', 'Third');
  const stranger = await given.user();

  const reply = await call(cookies[1]).delete('/api/auth/sessions');

  expect(reply).toMatchObject({ status: 200, body: { revoked: 2 } });
  expect(await call(cookies[1]).get('/api/auth/')).toMatchObject({ status: 200 });
  expect(await call(cookies[0]).get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await as(stranger).get('/api/auth/')).toMatchObject({ status: 200 });
});

test('[AU-06] the session of another user answers as if it were not there', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const [adas] = sessionsOf(await as(ada).get('/api/auth/sessions'));

  const reply = await as(grace).delete(`/api/auth/sessions/${adas?.id}`);

  expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await as(grace).delete('/api/auth/sessions/nothing')).toMatchObject({ status: 404 });
  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 200 });
});

test('[AU-06] nobody sees or ends sessions without one', async () => {
  for (const reply of [
    await anyone.get('/api/auth/sessions'),
    await anyone.delete('/api/auth/sessions'),
    await anyone.delete(`/api/auth/sessions/${newId()}`),
  ]) {
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  }
});

test('[AU-06] an ended session is neither listed nor valid, and can’t be ended again', async () => {
  const { cookies } = await aUserIn('Old', 'New');
  const em = deps.database.fork();
  const old = await em.findOneOrFail(Session, { userAgent: 'Old' });
  old.expiresAt = new Date(Date.now() - 1000);
  await em.flush();

  const listed = sessionsOf(await call(cookies[1]).get('/api/auth/sessions'));

  expect(listed.map(({ user_agent }) => user_agent)).toEqual(['New', 'First']);
  expect(await call(cookies[0]).get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await call(cookies[1]).delete(`/api/auth/sessions/${old.id}`)).toMatchObject({ status: 404 });
});

test('[AU-06] a visit is written down, but not each one', async () => {
  const ada = await given.user();
  const em = deps.database.fork();
  const session = await em.findOneOrFail(Session, { userId: ada.id });
  const seenAfter = async (ageMs: number) => {
    session.lastSeenAt = new Date(Date.now() - ageMs);
    await em.flush();
    await as(ada).get('/api/auth/');
    await em.refresh(session);
    return Date.now() - session.lastSeenAt.getTime();
  };

  expect(await seenAfter(4 * MINUTE_MS)).toBeGreaterThan(3 * MINUTE_MS);
  expect(await seenAfter(6 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
});

test('[AU-06] where an operator says so, a session ends some hours after its login, however it is used', async () => {
  const limited = await startTestServer({ settings: { sessionLimit: 12 * HOUR_MS } });
  const account = { email: 'hours@example.com', username: 'Ada', password: 'correct horse' };
  const signedUp = await limited.anyone.post('/api/auth/signup', account, { 'user-agent': 'Desk' });
  const ada = callerOf(limited.origin, cookieOf(signedUp));
  const em = limited.deps.database.fork();
  const session = await em.findOneOrFail(Session, { userAgent: 'Desk' });

  const maxAge = /Max-Age=(\d+)/.exec(signedUp.headers.getSetCookie()[0] ?? '')?.[1];
  expect(Number(maxAge)).toBe(12 * 3600);
  expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(12 * HOUR_MS);
  // A visit eleven hours later leaves the end where it is.
  session.createdAt = new Date(session.createdAt.getTime() - 11 * HOUR_MS);
  session.expiresAt = new Date(session.createdAt.getTime() + 12 * HOUR_MS);
  session.lastSeenAt = session.createdAt;
  await em.flush();
  const visit = await ada.get('/api/auth/');
  await em.refresh(session);
  expect(visit).toMatchObject({ status: 200 });
  expect(visit.headers.getSetCookie()).toEqual([]);
  expect(session.expiresAt.getTime() - session.createdAt.getTime()).toBe(12 * HOUR_MS);
  await limited.close();
});

test('the caller of a request is found by one read, and nothing is written', async () => {
  const ada = await given.user();

  const { reply, queries } = await capture(deps.database, () => as(ada).get('/api/auth/'));

  expect(reply).toMatchObject({ status: 200, body: { id: ada.id, email: ada.email } });
  expect(queries.map(({ sql }) => sql)).toEqual([expect.stringMatching(/^select .* from "sessions"/)]);
});

test('of an account that changes itself, only the change is written', async () => {
  const ada = await given.user();

  const { queries } = await capture(deps.database, () =>
    as(ada).put(`/api/users/${ada.id}`, { username: 'Countess' }),
  );

  const written = queries.map(({ sql }) => sql).filter((sql) => sql.startsWith('update'));
  expect(written).toEqual([expect.stringMatching(/^update "users" set "username" = \S+ where "id" = \S+$/)]);
});
