import { afterAll, expect, test } from 'vitest';
import { startMailServer, tokenIn } from '../../../test/support/mail-server.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const GUESSES = 3;
const mail = await startMailServer();
const server = await startTestServer({
  mail: mail.settings,
  limits: { login: { points: GUESSES, seconds: 60 } },
  settings: { trustProxy: true, publicUrl: 'https://hire.example.com' },
});
afterAll(() => Promise.all([server.close(), mail.close()]));
const { anyone, given, deps } = server;

const PASSWORD = 'correct horse';
const PASSWORD_HASH = hashPassword(PASSWORD);

/** Where a call comes from, and the cookies that its browser has. */
interface Source {
  readonly address: string;
  readonly cookie?: string;
}

let addresses = 0;
const anAddress = () => `198.51.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
const cookiesOf = (reply: Reply) =>
  reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const deviceIn = (cookies: string) => /device=[\w-]+/.exec(cookies)?.[0] ?? '';

const logIn = (email: string, password: string, { address, cookie }: Source) =>
  anyone.post(
    '/api/auth/login',
    { email, password },
    { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
  );

const anAccount = async () => (await given.user({ passwordHash: await PASSWORD_HASH })).email;

/** The browser of an owner who has logged in from home. */
async function anOwner() {
  const [email, home] = [await anAccount(), anAddress()];
  const device = deviceIn(cookiesOf(await logIn(email, PASSWORD, { address: home })));
  return { email, home, device };
}

/** So many wrong passwords that strangers to the account are stopped. */
async function guess(email: string, address = anAddress()) {
  for (let count = 0; count <= GUESSES; count += 1) await logIn(email, `guess ${count}`, { address });
}

test('[PD-06] guesses lock out strangers to the account, even with the right password', async () => {
  const { email } = await anOwner();
  await guess(email);

  expect(await logIn(email, PASSWORD, { address: anAddress() })).toMatchObject({ status: 429 });
});

test('guesses from many addresses are counted as one', async () => {
  const { email } = await anOwner();
  for (let count = 0; count < GUESSES; count += 1) await logIn(email, 'guess', { address: anAddress() });

  expect(await logIn(email, 'guess', { address: anAddress() })).toMatchObject({ status: 429 });
});

test('[PD-06] the owner logs in while a stranger guesses: in a browser that logged in before, wherever it is', async () => {
  const { email, device } = await anOwner();
  await guess(email);

  expect(await logIn(email, PASSWORD, { address: anAddress(), cookie: device })).toMatchObject({
    status: 200,
  });
});

test('the owner logs in while a stranger guesses: with a new browser in a network that proved itself', async () => {
  const { email, home } = await anOwner();
  await guess(email);

  expect(await logIn(email, PASSWORD, { address: home })).toMatchObject({ status: 200 });
});

test('the owner logs in while a stranger guesses: after a link by mail, in any browser', async () => {
  const email = await anAccount();
  await guess(email);
  await anyone.post('/api/auth/forgot-password', { email });
  const token = tokenIn(await mail.take(email));
  const address = anAddress();
  const reset = await anyone.post(
    '/api/auth/reset-password',
    { token, password: 'a longer phrase' },
    { 'x-forwarded-for': address },
  );

  expect(
    await logIn(email, 'a longer phrase', { address: anAddress(), cookie: cookiesOf(reset) }),
  ).toMatchObject({ status: 200 });
});

test('a login in a new browser from a new network is told to the owner by mail, and no other is', async () => {
  const { email, home, device } = await anOwner();
  await logIn(email, PASSWORD, { address: home });
  await logIn(email, PASSWORD, { address: anAddress(), cookie: device });

  await logIn(email, PASSWORD, { address: anAddress() });

  expect(await mail.take(email)).toMatchObject({ subject: 'New login to your Shortlist account' });
  expect(mail.mails.filter(({ to }) => to === email)).toEqual([]);
});

test('a browser that logged in before may not guess without end', async () => {
  const { email, home, device } = await anOwner();
  for (let count = 0; count < GUESSES; count += 1) {
    await logIn(email, `guess ${count}`, { address: home, cookie: device });
  }

  expect(await logIn(email, PASSWORD, { address: home, cookie: device })).toMatchObject({ status: 429 });
});

test('the browser of one account is a stranger to another', async () => {
  const { device } = await anOwner();
  const { email } = await anOwner();
  await guess(email);

  expect(await logIn(email, PASSWORD, { address: anAddress(), cookie: device })).toMatchObject({
    status: 429,
  });
});

test('a login of the owner does not give a stranger more guesses', async () => {
  const { email, device } = await anOwner();
  const stranger = anAddress();
  await guess(email, stranger);
  await logIn(email, PASSWORD, { address: anAddress(), cookie: device });

  expect(await logIn(email, 'guess', { address: stranger })).toMatchObject({ status: 429 });
});

test('[PD-06] an office behind one address can go on logging in while somebody there guesses', async () => {
  const office = anAddress();
  const colleague = await anAccount();
  await logIn(colleague, PASSWORD, { address: office });
  for (let count = 0; count < GUESSES * 20; count += 1) {
    await logIn(`${newId()}@example.com`, 'guess', { address: office });
  }

  expect(await logIn(await anAccount(), PASSWORD, { address: office })).toMatchObject({ status: 429 });
  expect(await logIn(colleague, PASSWORD, { address: office })).toMatchObject({ status: 200 });
});

/** What each of some guesses is answered. */
const answers = async (email: string) => {
  const statuses: number[] = [];
  for (let count = 0; count <= GUESSES; count += 1) {
    statuses.push((await logIn(email, 'guess', { address: anAddress() })).status);
  }
  return statuses;
};

test('an account that is not there is stopped like one that is', async () => {
  const [known, unknown] = [await anAccount(), `${newId()}@example.com`];

  expect(await answers(unknown)).toEqual(await answers(known));
});

test('a changed password makes every other browser a stranger', async () => {
  const { email, device } = await anOwner();
  const elsewhere = await logIn(email, PASSWORD, { address: anAddress() });
  await anyone.put(
    '/api/account/password',
    { current_password: PASSWORD, new_password: 'a longer phrase' },
    { cookie: cookiesOf(elsewhere) },
  );
  await guess(email);

  expect(await logIn(email, 'a longer phrase', { address: anAddress(), cookie: device })).toMatchObject({
    status: 429,
  });
});

test('the cookie by which a browser is known is out of reach of scripts, and its value is not in the database', async () => {
  const [email, address] = [await anAccount(), anAddress()];

  const reply = await logIn(email, PASSWORD, { address });

  const device = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('device=')) ?? '';
  expect(device).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
  const rows = await deps.database.fork().execute('select source_hash from known_sources');
  expect(JSON.stringify(rows)).not.toContain(deviceIn(device).slice('device='.length));
});
