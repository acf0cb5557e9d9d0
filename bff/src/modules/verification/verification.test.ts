import { User } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { callerOf, read } from '../../../test/support/caller.ts';
import { startMailServer, tokenIn } from '../../../test/support/mail-server.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { PendingSignup } from './pending-signup.entity.ts';

const mail = await startMailServer();
const server = await startTestServer({
  mail: mail.settings,
  settings: { publicUrl: 'https://hire.example.com', adminEmails: ['boss@example.com', 'chief@example.com'] },
});
const developer = await startTestServer({ mail: { kind: 'outbox' } });
afterAll(() => Promise.all([server.close(), developer.close(), mail.close()]));
const { anyone, as, given, deps, origin } = server;

const PASSWORD = 'correct horse';
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const browserOf = (reply: Reply) => callerOf(origin, cookieOf(reply));
const anAddress = () => `${newId()}@example.com`;
const signUp = (email: string, password = PASSWORD) =>
  anyone.post('/api/auth/signup', { email, username: 'Ada', password });
const confirm = (token: string, password = PASSWORD) =>
  anyone.post('/api/auth/confirm-signup', { token, password });

test('where a server delivers mail, a sign-up is completed by its link and its password', async () => {
  const email = anAddress();
  const asked = await signUp(email);
  const sent = await mail.take(email);

  const reply = await confirm(tokenIn(sent));

  expect(asked).toMatchObject({ status: 201, body: { check_email: true } });
  expect(asked.headers.getSetCookie()).toEqual([]);
  expect(sent.text).toContain('https://hire.example.com/confirm-email?signup#');
  expect(reply).toMatchObject({ status: 201, body: { email, email_verified: true } });
  expect(await browserOf(reply).get('/api/auth/')).toMatchObject({ status: 200 });
});

test('a sign-up says nothing of whether the address has an account; its owner is told by mail', async () => {
  const [ada, fresh] = [await given.user(), anAddress()];

  const [taken, free] = [await signUp(ada.email), await signUp(fresh)];

  expect([taken.status, taken.text]).toEqual([free.status, free.text]);
  expect(await mail.take(ada.email)).toMatchObject({ subject: 'You already have a Shortlist account' });
  expect(await mail.take(fresh)).toMatchObject({ subject: 'Confirm your email for Shortlist' });
  expect(await anyone.post('/api/auth/login', { email: fresh, password: PASSWORD })).toMatchObject({
    status: 401,
    body: { code: 'wrong_credentials' },
  });
});

test('who signed up with the address of another gains nothing by its owner’s click', async () => {
  const email = anAddress();
  await signUp(email, 'known to mallory');
  const token = tokenIn(await mail.take(email));

  const reply = await confirm(token, 'the owner’s guess');

  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { password: 'Enter the password you signed up with.' } },
  });
  expect(await anyone.post('/api/auth/login', { email, password: 'known to mallory' })).toMatchObject({
    status: 401,
  });
});

test('guesses at the password of a sign-up are counted', async () => {
  const email = anAddress();
  await signUp(email);
  const token = tokenIn(await mail.take(email));
  for (let guess = 0; guess < 10; guess += 1) await confirm(token, `guess ${guess}`);

  expect(await confirm(token)).toMatchObject({ status: 429 });
});

test('a completed sign-up ends the others of its address, and its link opens once', async () => {
  const email = anAddress();
  await signUp(email, 'the first phrase');
  const first = tokenIn(await mail.take(email));
  await signUp(email);
  const second = tokenIn(await mail.take(email));

  expect(await confirm(second)).toMatchObject({ status: 201 });

  expect(await confirm(second)).toMatchObject({ status: 404 });
  expect(await confirm(first, 'the first phrase')).toMatchObject({ status: 404 });
});

test('a sign-up ends after seven days', async () => {
  const email = anAddress();
  await signUp(email);
  const token = tokenIn(await mail.take(email));
  await deps.database
    .fork()
    .nativeUpdate(PendingSignup, { email }, { expiresAt: new Date(Date.now() - 1000) });

  expect(await confirm(token)).toMatchObject({ status: 404 });
});

test('an address of ADMIN_EMAILS that a link has verified is an administrator', async () => {
  await signUp('boss@example.com');
  const boss = await confirm(tokenIn(await mail.take('boss@example.com')));
  const chief = await given.user({ email: 'chief@example.com' });
  await as(chief).post('/api/auth/verification');

  const reply = await as(chief).post('/api/auth/verify-email', {
    token: tokenIn(await mail.take(chief.email)),
  });

  expect(read(User, boss).is_admin).toBe(true);
  expect(read(User, reply).is_admin).toBe(true);
});

test('[PD-05] an account verifies its address by a link', async () => {
  const ada = await given.user();
  const before = await as(ada).get('/api/auth/');
  await as(ada).post('/api/auth/verification');
  const token = tokenIn(await mail.take(ada.email));

  const reply = await as(ada).post('/api/auth/verify-email', { token });

  expect(read(User, before).email_verified).toBe(false);
  expect(reply).toMatchObject({ status: 200, body: { email_verified: true } });
  expect(await as(ada).post('/api/auth/verify-email', { token })).toMatchObject({ status: 404 });
  expect(await as(ada).post('/api/auth/verification')).toMatchObject({ status: 409 });
});

test('the link of one account verifies no other, and nothing without a session', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  await as(ada).post('/api/auth/verification');
  const token = tokenIn(await mail.take(ada.email));

  expect(await as(grace).post('/api/auth/verify-email', { token })).toMatchObject({ status: 404 });
  expect(await anyone.post('/api/auth/verify-email', { token })).toMatchObject({ status: 401 });
  expect(await as(ada).post('/api/auth/verify-email', { token })).toMatchObject({ status: 200 });
});

test('[AU-02] with the outbox of a developer, sign-up goes straight on, and the link lies in the outbox', async () => {
  const email = anAddress();

  const reply = await developer.anyone.post('/api/auth/signup', {
    email,
    username: 'Ada',
    password: PASSWORD,
  });

  expect(reply).toMatchObject({ status: 201, body: { email, email_verified: false } });
  await expect.poll(async () => (await fetch(`${developer.origin}/sandbox/mail`)).text()).toContain(email);
});

test('the outbox is read under a name of this machine alone, and is not there where mail is delivered', async () => {
  const { port } = new URL(developer.origin);
  const asked = (host: string) =>
    fetch(`http://127.0.0.1:${port}/sandbox/mail`, { headers: { host } }).then(({ status }) => status);

  expect(await asked(`localhost:${port}`)).toBe(200);
  expect((await fetch(`${origin}/sandbox/mail`)).status).toBe(404);
});

test('[AP-02] a link without its token is refused with a sentence', async () => {
  expect(await confirm('')).toMatchObject({
    status: 400,
    body: { errors: { token: 'This link is incomplete. Open it from the email again.' } },
  });
});
