import { afterAll, expect, test } from 'vitest';
import { callerOf } from '../../../test/support/caller.ts';
import { startMailServer, tokenIn } from '../../../test/support/mail-server.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { hashPassword } from './password-hash.ts';

const mail = await startMailServer();
const server = await startTestServer({
  mail: mail.settings,
  settings: { publicUrl: 'https://hire.example.com' },
});
afterAll(() => Promise.all([server.close(), mail.close()]));
const { anyone, as, given, deps, origin, logged } = server;

const PASSWORD = 'correct horse';
const NEXT = 'a longer phrase';
const PASSWORD_HASH = hashPassword(PASSWORD);
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

const forgot = (email: string) => anyone.post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEXT) =>
  anyone.post('/api/auth/reset-password', { token, password });
const logIn = (email: string, password: string) => anyone.post('/api/auth/login', { email, password });

const anOwner = async () => given.user({ passwordHash: await PASSWORD_HASH });

async function aLinkFor(email: string): Promise<string> {
  await forgot(email);
  return tokenIn(await mail.take(email));
}

test('who forgot the password sets another by a mailed link, and is signed out everywhere', async () => {
  const ada = await anOwner();
  await forgot(ada.email);
  const sent = await mail.take(ada.email);

  const reply = await reset(tokenIn(sent));

  expect(sent.subject).toBe('Reset your Shortlist password');
  expect(sent.text).toContain('https://hire.example.com/reset-password#');
  expect(reply).toMatchObject({ status: 200, body: { ok: true } });
  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await logIn(ada.email, PASSWORD)).toMatchObject({ status: 401 });
  expect(await logIn(ada.email, NEXT)).toMatchObject({ status: 200, body: { email_verified: true } });
  expect(await mail.take(ada.email)).toMatchObject({ subject: 'Your Shortlist password was changed' });
});

test('[PD-05] asking for a link answers the same for an address without an account, which gets no mail', async () => {
  const ada = await anOwner();
  const nobody = `${newId()}@example.com`;

  const [known, unknown] = [await forgot(ada.email), await forgot(nobody)];

  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await mail.take(ada.email);
  expect(mail.mails.filter(({ to }) => to === nobody)).toEqual([]);
});

/** Milliseconds until asking for a link is answered. */
async function timeOf(email: string): Promise<number> {
  const began = performance.now();
  await forgot(email);
  return performance.now() - began;
}

test('asking for a link takes as long for an address without an account', async () => {
  const [known, unknown]: number[][] = [[], []];
  for (let round = 0; round < 15; round += 1) {
    const ada = await anOwner();
    known?.push(await timeOf(ada.email));
    await mail.take(ada.email);
    unknown?.push(await timeOf(`${newId()}@example.com`));
  }

  // The fastest of each: what else the machine does makes none faster.
  const [fastest, other] = [Math.min(...(known ?? [])), Math.min(...(unknown ?? []))];
  expect(fastest).toBeLessThan(other * 3);
  expect(other).toBeLessThan(fastest * 3);
});

test('a link opens once', async () => {
  const ada = await anOwner();
  const token = await aLinkFor(ada.email);
  await reset(token);

  expect(await reset(token, 'another phrase')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await logIn(ada.email, NEXT)).toMatchObject({ status: 200 });
});

test('of two uses of one link at once, one succeeds', async () => {
  const token = await aLinkFor((await anOwner()).email);

  const replies = await Promise.all([reset(token, 'the first phrase'), reset(token, 'the second phrase')]);

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
});

test('another link ends the one before it', async () => {
  const ada = await anOwner();
  const first = await aLinkFor(ada.email);
  const second = await aLinkFor(ada.email);

  expect(await reset(first)).toMatchObject({ status: 404 });
  expect(await reset(second)).toMatchObject({ status: 200 });
});

test('a link ends after an hour', async () => {
  const ada = await anOwner();
  const token = await aLinkFor(ada.email);
  await deps.database
    .fork()
    .execute('update account_links set expires_at = now() where user_id = ?', [ada.id]);

  expect(await reset(token)).toMatchObject({
    status: 404,
    body: { error: 'This link has expired or was already used. Request a new one.' },
  });
});

test('a changed password ends the links that were mailed', async () => {
  const ada = await anOwner();
  const token = await aLinkFor(ada.email);
  await as(ada).put('/api/account/password', { current_password: PASSWORD, new_password: NEXT });

  expect(await reset(token, 'another phrase')).toMatchObject({ status: 404 });
});

test('a password that is easy to guess leaves the link open', async () => {
  const token = await aLinkFor((await anOwner()).email);

  const refused = await reset(token, 'password1');

  expect(refused).toMatchObject({ status: 400, body: { errors: { password: expect.any(String) } } });
  expect(await reset(token)).toMatchObject({ status: 200 });
});

test('a link to verify an address opens no reset', async () => {
  const ada = await anOwner();
  await as(ada).post('/api/auth/verification');

  expect(await reset(tokenIn(await mail.take(ada.email)))).toMatchObject({ status: 404 });
});

test('the database holds no token, the log no token and no address', async () => {
  const ada = await anOwner();
  const token = await aLinkFor(ada.email);

  const links = await deps.database.fork().execute('select * from account_links where user_id = ?', [ada.id]);

  expect(JSON.stringify(links)).not.toContain(token);
  expect(logged.join('\n')).not.toContain(token);
  expect(logged.join('\n')).not.toContain(ada.email);
});

test('a mail server that is away for a moment is asked again', async () => {
  const ada = await anOwner();
  mail.refuse(2);

  expect(await aLinkFor(ada.email)).toHaveLength(43);
});

test('a mail that can’t be delivered is logged without its recipient', async () => {
  const ada = await anOwner();
  mail.refuse(3);

  await forgot(ada.email);

  await expect.poll(() => logged.join('\n')).toContain('A mail could not be sent');
  expect(logged.join('\n')).not.toContain(ada.email);
  mail.refuse(0);
});

test('links for one address are counted', async () => {
  const email = `${newId()}@example.com`;
  for (let call = 0; call < 5; call += 1) await forgot(email);

  expect(await forgot(email)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});

test('where nobody delivers mail, asking for a link says so', async () => {
  const quiet = await startTestServer();

  const reply = await quiet.anyone.post('/api/auth/forgot-password', { email: 'ada@example.com' });

  await quiet.close();
  expect(reply).toMatchObject({ status: 503, body: { code: 'not_configured' } });
});

test('the address of a link is the operator’s, whatever host the request names', async () => {
  const ada = await anOwner();
  await callerOf(origin, null).post(
    '/api/auth/forgot-password',
    { email: ada.email },
    { 'x-forwarded-host': 'evil.example' },
  );

  expect((await mail.take(ada.email)).text).not.toContain('evil.example');
  expect(cookieOf(await logIn(ada.email, PASSWORD))).toMatch(/^sid=/);
});
