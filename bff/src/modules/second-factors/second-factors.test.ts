import { endpoints } from '@shortlist/api-contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { type Caller, callerOf, read } from '../../../test/support/caller.ts';
import { startMailServer, tokenIn } from '../../../test/support/mail-server.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const mail = await startMailServer();
const server = await startTestServer({
  limits: UNLIMITED,
  mail: mail.settings,
  settings: { publicUrl: 'https://hire.example.com' },
});
afterAll(() => Promise.all([server.close(), mail.close()]));
const { anyone, as, given, deps, origin, logged } = server;

const PASSWORD = 'correct horse';
const PASSWORD_HASH = hashPassword(PASSWORD);
const STEP_MS = 30_000;
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const browserOf = (reply: Reply) => callerOf(origin, cookieOf(reply));

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
const logIn = (email: string, code?: string) =>
  anyone.post('/api/auth/login', { email, password: PASSWORD, ...(code === undefined ? {} : { code }) });
const post = (browser: Caller, path: string, body: unknown = { password: PASSWORD }) =>
  browser.post(`/api/account/${path}`, body);

async function anOwner() {
  const user = await given.user({ passwordHash: await PASSWORD_HASH });
  return { user, email: user.email, browser: as(user) };
}

/** An account with an authenticator app, and its recovery codes. The code of these 30 seconds is used. */
async function aProtectedOwner() {
  const owner = await anOwner();
  const { secret } = read(
    endpoints.secondFactors.setUpAuthenticator.response,
    await post(owner.browser, 'authenticator'),
  );
  const confirmed = await post(owner.browser, 'authenticator/confirm', { code: codeOf(secret, -1) });
  const { recovery_codes } = read(endpoints.secondFactors.confirmAuthenticator.response, confirmed);
  return { ...owner, secret, codes: recovery_codes, browser: browserOf(confirmed), confirmed };
}

test('[PD-05] with an authenticator app a password alone opens the account no longer, and with its code it does', async () => {
  const { email, secret } = await aProtectedOwner();

  const [without, right] = [await logIn(email), await logIn(email, codeOf(secret))];

  expect(without).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
  expect(without.headers.getSetCookie()).toEqual([]);
  expect(right).toMatchObject({ status: 200, body: { email } });
});

test('[PD-05] where others can reach the server, administrators act as such only with a second factor', async () => {
  const exposed = await startTestServer({ limits: UNLIMITED, settings: { isExposed: true } });
  const boss = await exposed.given.user({ isAdmin: true, passwordHash: await PASSWORD_HASH });
  const browser = exposed.as(boss);

  const before = [await browser.get('/api/auth/'), await browser.get('/api/ai/usage')];
  const { body } = await post(browser, 'authenticator');
  const { secret } = endpoints.secondFactors.setUpAuthenticator.response.parse(body);
  const confirmed = await post(browser, 'authenticator/confirm', { code: codeOf(secret, -1) });
  const protectedBrowser = callerOf(exposed.origin, cookieOf(confirmed));
  const after = [await protectedBrowser.get('/api/auth/'), await protectedBrowser.get('/api/ai/usage')];
  await exposed.close();

  expect(before).toMatchObject([
    { status: 200, body: { is_admin: false, needs_second_factor: true } },
    {
      status: 403,
      body: {
        error:
          'Administrators need two-step login here. Set it up in Profile, under Manage Login, then try again.',
      },
    },
  ]);
  expect(after).toMatchObject([
    { status: 200, body: { is_admin: true, needs_second_factor: false } },
    { status: 200 },
  ]);
});

test('the key is shown as text and as an address for apps; until a code is confirmed it counts for nothing', async () => {
  const { email, browser } = await anOwner();

  const reply = await post(browser, 'authenticator');

  const { secret, uri } = read(endpoints.secondFactors.setUpAuthenticator.response, reply);
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain('issuer=Shortlist');
  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test.each([
  ['a wrong one', () => '000000'],
  ['of two minutes ago', (secret: string) => codeOf(secret, -4)],
  ['nothing of the kind', () => 'no code'],
])('a code that is %s opens nothing', async (_, codeFor) => {
  const { email, secret } = await aProtectedOwner();

  expect(await logIn(email, codeFor(secret))).toMatchObject({
    status: 401,
    body: { code: 'second_factor_required', errors: { code: expect.stringContaining('wrong') } },
  });
});

test('a code opens once, and of two uses at once one succeeds', async () => {
  const { email, secret } = await aProtectedOwner();
  const code = codeOf(secret);

  const replies = await Promise.all([logIn(email, code), logIn(email, code)]);

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  expect(await logIn(email, code)).toMatchObject({ status: 401 });
});

test('a code that comes a second time is logged, and its owner is told by mail', async () => {
  const { user, email, secret } = await aProtectedOwner();
  await mail.take(email);
  const code = codeOf(secret);
  await logIn(email, code);

  await logIn(email, code);

  expect(await mail.take(email)).toMatchObject({
    subject: 'A code was used twice at your Shortlist account',
  });
  const line = logged.find((each) => each.includes('used again') && each.includes(user.id));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, user_id: user.id });
  expect(line).not.toContain(code);
});

test('a wrong password with a right code is a wrong password', async () => {
  const { email, secret } = await aProtectedOwner();

  const reply = await anyone.post('/api/auth/login', { email, password: 'a guess', code: codeOf(secret) });

  expect(reply).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
});

test('[PD-05] each of ten recovery codes opens once, however it is typed', async () => {
  const { email, codes } = await aProtectedOwner();
  const [first = '', second = ''] = codes;

  expect(codes).toHaveLength(10);
  expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
  expect(await logIn(email, first)).toMatchObject({ status: 200 });
  expect(await logIn(email, first)).toMatchObject({ status: 401 });
  expect(await logIn(email, second.toLowerCase().replaceAll('-', ' '))).toMatchObject({ status: 200 });
});

test('other recovery codes end those before, and their owner is told by mail', async () => {
  const { email, browser, codes } = await aProtectedOwner();
  await mail.take(email);

  const renewed = read(
    endpoints.secondFactors.renewRecoveryCodes.response,
    await post(browser, 'recovery-codes'),
  ).recovery_codes;

  expect(await logIn(email, codes[0])).toMatchObject({ status: 401 });
  expect(await logIn(email, renewed[0])).toMatchObject({ status: 200 });
  expect(await mail.take(email)).toMatchObject({ subject: 'Your Shortlist recovery codes were renewed' });
});

test('neither key nor recovery codes stand in the database or the export', async () => {
  const { browser, secret, codes } = await aProtectedOwner();
  const em = deps.database.fork();

  const rows = JSON.stringify([
    await em.execute('select * from authenticators'),
    await em.execute('select * from recovery_codes'),
  ]);
  const exported = (await browser.get('/api/account/export')).text;

  for (const text of [rows, exported]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(codes[0]);
  }
  expect(JSON.parse(exported).recovery_codes).toHaveLength(10);
});

test('[AU-06] a second factor that is added ends every other session, and its owner is told by mail', async () => {
  const { user, email, browser, confirmed } = await aProtectedOwner();

  expect(await as(user).get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await browser.get('/api/auth/')).toMatchObject({ status: 200 });
  expect(cookieOf(confirmed)).toMatch(/^sid=/);
  expect(await mail.take(email)).toMatchObject({ subject: 'Your Shortlist login was changed' });
});

test('the authenticator app is removed with the password, and recovery codes go with it', async () => {
  const { email, browser } = await aProtectedOwner();

  const refused = await post(browser, 'authenticator/remove', { password: 'a guess' });
  const removed = await post(browser, 'authenticator/remove');

  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { password: 'Incorrect password.' } },
  });
  expect(removed).toMatchObject({ status: 200 });
  expect(await browserOf(removed).get('/api/account/security')).toMatchObject({
    body: { has_authenticator: false, recovery_codes: 0 },
  });
  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test('setting up an authenticator app takes the password, and is refused where there is one', async () => {
  const [{ browser }, owner] = [await anOwner(), await aProtectedOwner()];

  expect(await post(browser, 'authenticator', {})).toMatchObject({ status: 400 });
  expect(await post(browser, 'recovery-codes')).toMatchObject({ status: 409 });
  expect(await post(owner.browser, 'authenticator')).toMatchObject({ status: 409 });
  expect(await post(browser, 'authenticator/confirm', { code: '000000' })).toMatchObject({ status: 409 });
});

test('a reset by mail keeps the second factor of an account whose address was verified', async () => {
  const { email, browser, codes } = await aProtectedOwner();
  await mail.take(email);
  await browser.post('/api/auth/verification');
  await browser.post('/api/auth/verify-email', { token: tokenIn(await mail.take(email)) });
  await anyone.post('/api/auth/forgot-password', { email });
  await anyone.post('/api/auth/reset-password', {
    token: tokenIn(await mail.take(email)),
    password: PASSWORD,
  });

  expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } });
  expect(await logIn(email, codes[0])).toMatchObject({ status: 200 });
});

test('a reset by mail ends a second factor that a stranger set up before the address was shown to be theirs', async () => {
  const { email } = await aProtectedOwner();
  await mail.take(email);
  await anyone.post('/api/auth/forgot-password', { email });
  await anyone.post('/api/auth/reset-password', {
    token: tokenIn(await mail.take(email)),
    password: PASSWORD,
  });

  expect(await logIn(email)).toMatchObject({ status: 200 });
});

test('codes are counted like passwords', async () => {
  const limited = await startTestServer({ limits: { login: { points: 3, seconds: 60 } } });
  const { email, cookie } = await limited.given.user({ passwordHash: await PASSWORD_HASH });
  const browser = callerOf(limited.origin, cookie);
  const made = await post(browser, 'authenticator');
  const { secret } = read(endpoints.secondFactors.setUpAuthenticator.response, made);
  await post(browser, 'authenticator/confirm', { code: codeOf(secret, -1) });
  const attempt = (code: string) =>
    limited.anyone.post('/api/auth/login', { email, password: PASSWORD, code });
  const known = await attempt(codeOf(secret));
  for (let guess = 0; guess < 3; guess += 1) await attempt(`00000${guess}`);

  const reply = await attempt(codeOf(secret, 1));

  await limited.close();
  expect(known.status).toBe(200);
  expect(reply).toMatchObject({ status: 429 });
});

test('nobody reads or changes what opens an account without a session', async () => {
  expect(await anyone.get('/api/account/security')).toMatchObject({ status: 401 });
  expect(await post(anyone, 'authenticator')).toMatchObject({ status: 401 });
});
