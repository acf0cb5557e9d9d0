import { afterAll, expect, onTestFinished, test } from 'vitest';
import { callerOf } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { setPasswordSecrets } from './password-hash.ts';
import { countLostPasswords } from './passwords.service.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { anyone, as, given, origin } = server;

const PASSWORD = 'correct horse';
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const lost = () => countLostPasswords(server.deps.database.fork());
const browserOf = (reply: Reply) => callerOf(origin, cookieOf(reply));

const signUp = (some: { email?: string; username?: string; password?: string } = {}) =>
  anyone.post('/api/auth/signup', {
    email: `${newId()}@example.com`,
    username: 'Ada',
    password: PASSWORD,
    ...some,
  });

/** An account, and the browser that created it. */
async function anAccount() {
  const email = `${newId()}@example.com`;
  return { email, browser: browserOf(await signUp({ email })) };
}

const change = (new_password: string, current_password = PASSWORD) => ({ current_password, new_password });

test.each(['leavemealone', 'LeaveMeAlone', '123456qwerty', '1qaz2wsx3edc'])(
  'the common password %s is refused at sign-up, in whatever case',
  async (password) => {
    expect(await signUp({ password })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        errors: { password: 'This is one of the most common passwords. Use another one.' },
      },
    });
  },
);

test.each(['no digit, no capital', '\u{1F511} ключ и замок 鍵', 'x'.repeat(128)])(
  'any characters make a password, to the last: %s',
  async (password) => {
    const email = `${newId()}@example.com`;
    expect(await signUp({ email, password })).toMatchObject({ status: 201 });

    expect(await anyone.post('/api/auth/login', { email, password })).toMatchObject({ status: 200 });
    const cut = { email, password: password.slice(0, -1) };
    expect(await anyone.post('/api/auth/login', cut)).toMatchObject({ status: 401 });
  },
);

test('a password that repeats the email or the username is refused', async () => {
  const name = `ada-${newId()}`;
  const tries = [
    await signUp({ email: `${name}@example.com`, password: name.toUpperCase() }),
    await signUp({ email: `${name}@example.com`, password: `${name}@example.com` }),
    await signUp({ username: 'Ada of Lovelace', password: 'ada of lovelace' }),
  ];

  for (const reply of tries) {
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { password: expect.stringContaining('easy to guess') } },
    });
  }
});

test('[PD-05] a changed password opens the account, and the former one no longer does', async () => {
  const { email, browser } = await anAccount();

  const reply = await browser.put('/api/account/password', change('a longer phrase'));

  expect(reply).toMatchObject({ status: 200, body: { ok: true } });
  expect(await anyone.post('/api/auth/login', { email, password: PASSWORD })).toMatchObject({ status: 401 });
  expect(await anyone.post('/api/auth/login', { email, password: 'a longer phrase' })).toMatchObject({
    status: 200,
  });
});

test('[AU-06] changing the password signs every browser out; the one that did it gets a new session', async () => {
  const { email, browser } = await anAccount();
  const other = browserOf(await anyone.post('/api/auth/login', { email, password: PASSWORD }));

  const reply = await browser.put('/api/account/password', change('a longer phrase'));

  expect(await other.get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await browser.get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await browserOf(reply).get('/api/auth/')).toMatchObject({ status: 200, body: { email } });
});

test('changing a password takes the current one', async () => {
  const { browser } = await anAccount();

  const reply = await browser.put('/api/account/password', change('a longer phrase', 'a guess'));

  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { current_password: 'Incorrect password.' } },
  });
  expect(await browser.get('/api/auth/')).toMatchObject({ status: 200 });
});

test.each([
  ['too short', 'elevenchars', 'Password must be at least 12 characters.'],
  ['too short but for spaces', 'a      short', 'Password must be at least 12 characters.'],
  ['too long', 'x'.repeat(129), 'Password must be 128 characters or fewer.'],
  ['common', 'qwerty123456', 'This is one of the most common passwords. Use another one.'],
  ['the present one', PASSWORD, 'Use a password that you don’t use now.'],
])('a new password that is %s is refused, and nothing changes', async (_, password, sentence) => {
  const { browser } = await anAccount();

  const reply = await browser.put('/api/account/password', change(password));

  expect(reply).toMatchObject({ status: 400, body: { errors: { new_password: sentence } } });
  expect(await browser.get('/api/auth/')).toMatchObject({ status: 200 });
});

test('guesses at the present password are counted', async () => {
  const { browser } = await anAccount();
  for (let guess = 0; guess < 10; guess += 1) {
    await browser.put('/api/account/password', change('a longer phrase', `guess ${guess}`));
  }

  const reply = await browser.put('/api/account/password', change('a longer phrase'));

  expect(reply).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

test('an account without a password has none to change', async () => {
  const reply = await as(await given.user()).put('/api/account/password', change('a longer phrase'));

  expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('nobody changes a password without a session', async () => {
  expect(await anyone.put('/api/account/password', change('a longer phrase'))).toMatchObject({ status: 401 });
});

test('a password is hashed with the newest secret at the next login, and needs the one it was hashed with', async () => {
  onTestFinished(() => setPasswordSecrets([]));
  const [older, newer] = ['an older secret of 32 characters', 'a newer secret of 32 characters.'];
  const { email } = await anAccount();
  const login = () => anyone.post('/api/auth/login', { email, password: PASSWORD });
  const wrong = () => anyone.post('/api/auth/login', { email, password: `${PASSWORD}s` });

  setPasswordSecrets([older]);
  expect(await login()).toMatchObject({ status: 200 });
  setPasswordSecrets([newer]);
  expect(await login()).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  expect(await lost()).toBe(1);
  setPasswordSecrets([newer, older]);
  expect(await lost()).toBe(0);
  expect(await wrong()).toMatchObject({ status: 401 });
  expect(await login()).toMatchObject({ status: 200 });
  setPasswordSecrets([newer]);
  expect(await login()).toMatchObject({ status: 200 });
  expect(await lost()).toBe(0);
});
