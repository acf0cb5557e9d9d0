import { endpoints } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { callerOf, read } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { softwareAuthenticator } from '../../../test/support/software-authenticator.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const SITE = 'https://hire.example.com';
const server = await startTestServer({ limits: UNLIMITED, settings: { publicUrl: SITE } });
afterAll(() => server.close());
const { anyone, as, given, deps, origin } = server;

const PASSWORD = 'correct horse';
const PASSWORD_HASH = hashPassword(PASSWORD);
const Asked = z.object({ options: z.looseObject({ challenge: z.string() }) });
const challengeOf = (reply: Reply) => read(Asked, reply).options.challenge;
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

const loginChallenge = async () => challengeOf(await anyone.post('/api/auth/passkey/options'));
const logIn = (response: unknown) => anyone.post('/api/auth/passkey', { response });

async function anOwner() {
  const user = await given.user({ passwordHash: await PASSWORD_HASH });
  const options = () => as(user).post('/api/account/passkeys/options', { password: PASSWORD });
  return { user, options };
}

/** An account with a passkey, and the browser that added it. */
async function aPasskey() {
  const { user, options } = await anOwner();
  const key = softwareAuthenticator();
  const response = key.create({ origin: SITE, challenge: challengeOf(await options()) });
  const added = await as(user).post('/api/account/passkeys', { name: 'Phone', response });
  return { user, key, added, response, browser: callerOf(origin, cookieOf(added)) };
}

test('[PD-05] a passkey signs its user in, with no password and no code', async () => {
  const { user, key, added } = await aPasskey();

  const reply = await logIn(key.get({ origin: SITE, challenge: await loginChallenge() }));

  expect(read(endpoints.secondFactors.addPasskey.response, added).recovery_codes).toHaveLength(10);
  expect(reply).toMatchObject({ status: 200, body: { email: user.email } });
  expect(await callerOf(origin, cookieOf(reply)).get('/api/auth/')).toMatchObject({ status: 200 });
});

test('an account with a passkey is opened by a password alone no longer; a recovery code goes with it', async () => {
  const { user, added } = await aPasskey();
  const { recovery_codes } = read(endpoints.secondFactors.addPasskey.response, added);
  const login = { email: user.email, password: PASSWORD };

  expect(await anyone.post('/api/auth/login', login)).toMatchObject({
    status: 401,
    body: { code: 'second_factor_required' },
  });
  expect(await anyone.post('/api/auth/login', { ...login, code: recovery_codes[0] })).toMatchObject({
    status: 200,
  });
});

test('the answer of a passkey opens once', async () => {
  const { key } = await aPasskey();
  const answer = key.get({ origin: SITE, challenge: await loginChallenge() });
  await logIn(answer);

  expect(await logIn(answer)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
});

test.each([
  ['to a challenge that was never given', async () => ({ origin: SITE, challenge: 'bWFkZSB1cA' }), {}],
  [
    'for another site',
    async () => ({ origin: 'https://evil.example', challenge: await loginChallenge() }),
    {},
  ],
  [
    'without its owner being asked',
    async () => ({ origin: SITE, challenge: await loginChallenge() }),
    { isVerified: false },
  ],
])('the answer of a passkey %s opens nothing', async (_, asked, how) => {
  const { key } = await aPasskey();

  expect(await logIn(key.get(await asked(), how))).toMatchObject({
    status: 401,
    body: { code: 'wrong_credentials', error: 'This passkey doesn’t open an account here.' },
  });
});

test('a copy of a passkey, whose counter is behind, opens nothing', async () => {
  const { key } = await aPasskey();
  await logIn(key.get({ origin: SITE, challenge: await loginChallenge() }, { counter: 5 }));

  const reply = await logIn(key.get({ origin: SITE, challenge: await loginChallenge() }, { counter: 4 }));

  expect(reply).toMatchObject({ status: 401 });
});

test('a challenge ends after five minutes', async () => {
  const { key } = await aPasskey();
  const challenge = await loginChallenge();
  await deps.database.fork().execute('update webauthn_challenges set expires_at = now()');

  expect(await logIn(key.get({ origin: SITE, challenge }))).toMatchObject({ status: 401 });
});

test('a passkey can’t be added with the challenge of another, nor twice', async () => {
  const [ada, grace] = [await anOwner(), await anOwner()];
  const key = softwareAuthenticator();
  const add = (user: typeof ada.user, challenge: string) =>
    as(user).post('/api/account/passkeys', {
      name: 'Phone',
      response: key.create({ origin: SITE, challenge }),
    });

  expect(await add(grace.user, challengeOf(await ada.options()))).toMatchObject({ status: 400 });
  expect(await add(ada.user, challengeOf(await ada.options()))).toMatchObject({ status: 200 });
  expect(await add(grace.user, challengeOf(await grace.options()))).toMatchObject({ status: 409 });
});

test('adding a passkey takes the password', async () => {
  const { user } = await anOwner();

  const reply = await as(user).post('/api/account/passkeys/options', { password: 'a guess' });

  expect(reply).toMatchObject({ status: 400, body: { errors: { password: 'Incorrect password.' } } });
});

test('the own passkeys are listed and removed; one that was removed opens nothing, and another’s is not there', async () => {
  const [{ key, browser }, other] = [await aPasskey(), await aPasskey()];
  const listed = read(endpoints.secondFactors.get.response, await browser.get('/api/account/security'));
  const [own] = listed.passkeys;
  const remove = (caller: typeof browser) =>
    caller.post(`/api/account/passkeys/${own?.id}/remove`, { password: PASSWORD });

  expect(listed.passkeys).toMatchObject([{ name: 'Phone', last_used_at: null }]);
  expect(await remove(other.browser)).toMatchObject({ status: 404 });
  expect(await remove(browser)).toMatchObject({ status: 200 });
  expect(await logIn(key.get({ origin: SITE, challenge: await loginChallenge() }))).toMatchObject({
    status: 401,
  });
});

test('an account that is deleted leaves no passkey and no code behind', async () => {
  const { user, browser } = await aPasskey();
  await browser.post('/api/account/remove', { password: PASSWORD });

  const rows = await deps.database.fork().execute(
    `select user_id from passkeys where user_id = ? union all select user_id from recovery_codes where user_id = ?
      union all select user_id from known_sources where user_id = ?`,
    [user.id, user.id, user.id],
  );

  expect(rows).toEqual([]);
});
