import { User } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { callerOf, read } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { Session } from './session.entity.ts';

const server = await startTestServer({ settings: { adminEmails: ['boss@example.com'] } });
afterAll(() => server.close());
const { anyone, as, given, deps, origin } = server;

const PASSWORD = 'correct horse';
const DAY_MS = 24 * 60 * 60 * 1000;

const signUp = (email: string) =>
  anyone.post('/api/auth/signup', { email, username: 'Ada', password: PASSWORD });
const logIn = (email: string, password = PASSWORD) => anyone.post('/api/auth/login', { email, password });
const setCookie = (reply: Reply) => reply.headers.getSetCookie()[0] ?? '';
const withCookieOf = (reply: Reply) => callerOf(origin, setCookie(reply).split(';')[0] ?? '');

test('[AU-02] signing up creates the account and signs it in', async () => {
  const reply = await signUp('ada@example.com');

  expect(reply.status).toBe(201);
  expect(read(User, reply)).toMatchObject({ email: 'ada@example.com', username: 'Ada', is_admin: false });
  expect(await withCookieOf(reply).get('/api/auth/')).toMatchObject({ body: { email: 'ada@example.com' } });
});

test('an answer about a user has the fields of the contract and no other', async () => {
  const reply = await signUp('fields@example.com');

  expect(Object.keys(reply.body as object).sort()).toEqual(Object.keys(User.shape).sort());
  expect(reply.text).not.toContain('argon2');
});

test('[AU-06] the session cookie is out of reach of scripts and of other sites, and lasts 30 days', async () => {
  const cookie = setCookie(await signUp('cookie@example.com'));

  expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
});

test('[AU-06] the token itself is not in the database', async () => {
  const cookie = setCookie(await signUp('hash@example.com'));
  const token = /sid=([\w-]+)/.exec(cookie)?.[1] ?? '';

  const rows = await deps.database.fork().find(Session, {});

  expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  expect(rows.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash))).toBe(true);
});

test('[AU-02] a second account with the same email, in other letters too, is refused at the field', async () => {
  await signUp('twice@example.com');

  const reply = await signUp('Twice@Example.com');

  expect(reply).toMatchObject({
    status: 409,
    body: { code: 'email_taken', errors: { email: expect.stringContaining('already exists') } },
  });
});

test('[AU-02] [AP-02] each field that is wrong at sign-up has its sentence', async () => {
  const reply = await anyone.post('/api/auth/signup', {
    email: 'no address',
    username: ' ',
    password: 'short',
  });

  expect(reply).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_input',
      errors: {
        email: 'Enter an email address, like name@example.com.',
        username: 'Username cannot be empty',
        password: 'Password must be at least 12 characters.',
      },
    },
  });
});

test('[AU-01] email and password are required to log in', async () => {
  const reply = await anyone.post('/api/auth/login', {});

  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { email: 'Email is required.', password: 'Password is required.' } },
  });
});

test('[AU-01] an email or a password that is too long to be one is told so, not asked for', async () => {
  const reply = await logIn(`${'a'.repeat(250)}@example.com`, 'b'.repeat(201));

  expect(reply).toMatchObject({
    status: 400,
    body: {
      errors: {
        email: 'Email must be 254 characters or fewer.',
        password: 'Password must be 200 characters or fewer.',
      },
    },
  });
});

test('[AU-01] logging in answers the user, whatever the letters of the email', async () => {
  await signUp('login@example.com');

  const reply = await logIn('Login@Example.com');

  expect(reply).toMatchObject({ status: 200, body: { email: 'login@example.com' } });
});

test('[AU-01] [AU-04] a wrong password and an unknown email are told in the same words', async () => {
  await signUp('known@example.com');

  const [wrong, unknown] = [
    await logIn('known@example.com', 'wrong one'),
    await logIn('unknown@example.com'),
  ];

  expect(wrong).toMatchObject({
    status: 401,
    body: { code: 'wrong_credentials', error: 'Incorrect email or password.' },
  });
  expect(unknown).toMatchObject({ status: 401, body: { error: 'Incorrect email or password.' } });
});

test('an account without a password can’t be entered with an empty one', async () => {
  const { email } = await given.user();

  expect(await anyone.post('/api/auth/login', { email, password: ' ' })).toMatchObject({ status: 401 });
});

test('GET /api/auth/ answers 401 with `errors` when nobody is signed in', async () => {
  const reply = await anyone.get('/api/auth/');

  expect(reply).toMatchObject({ status: 401, body: { errors: { session: "You're not logged in." } } });
});

test('[AU-06] [ST-02] logging out ends the session on the server, not just in the browser', async () => {
  const session = withCookieOf(await signUp('logout@example.com'));

  const reply = await session.get('/api/auth/logout');

  expect(setCookie(reply)).toContain('sid=; Path=/; Max-Age=0');
  expect(await session.get('/api/auth/')).toMatchObject({ status: 401 });
});

test('[AU-06] a session that ended 30 days ago is none, and a visit moves the end', async () => {
  const ada = await given.user();
  const em = deps.database.fork();
  const session = await em.findOneOrFail(Session, { userId: ada.id });
  session.expiresAt = new Date(Date.now() + DAY_MS);
  await em.flush();

  const visit = await as(ada).get('/api/auth/');

  expect(setCookie(visit)).toContain('Max-Age=2592000');
  await em.refresh(session);
  expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  session.expiresAt = new Date(Date.now() - 1000);
  await em.flush();
  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 401 });
});

test('a login ends the session that the browser had before', async () => {
  const ada = await given.user();
  await signUp('switch@example.com');

  await as(ada).post('/api/auth/login', { email: 'switch@example.com', password: PASSWORD });

  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 401 });
});

test('an address of ADMIN_EMAILS makes no administrator by sign-up alone: nobody has verified it', async () => {
  expect(await signUp('Boss@example.com')).toMatchObject({ status: 201, body: { is_admin: false } });
});

test('beside the demo, whose administrator everybody knows, an address of ADMIN_EMAILS is one at once', async () => {
  const demo = await startTestServer({ settings: { adminEmails: ['boss@example.com'], demo: true } });
  const account = { email: 'Boss@example.com', username: 'Boss', password: PASSWORD };

  const reply = await demo.anyone.post('/api/auth/signup', account);

  await demo.close();
  expect(reply).toMatchObject({ status: 201, body: { is_admin: true } });
});

/** Milliseconds of a login that is refused. */
async function timeOf(email: string): Promise<number> {
  const began = performance.now();
  await logIn(email, 'wrong one');
  return performance.now() - began;
}

const middleOf = (times: number[] = []) => times.sort((one, other) => one - other)[2] ?? 0;

test('[AU-01] an unknown email takes as long to refuse as a wrong password', async () => {
  await signUp('measured@example.com');
  const [known, unknown]: number[][] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    known?.push(await timeOf('measured@example.com'));
    unknown?.push(await timeOf('nobody-measured@example.com'));
  }

  // Without the hash of nobody it is a tenth.
  expect(middleOf(unknown)).toBeGreaterThan(middleOf(known) / 3);
});
