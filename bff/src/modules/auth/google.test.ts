// @module-tag postgres: sign-ins at once meet in a unique index.
import { User as UserView } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startSandboxIssuer } from '../../../sandbox/google/issuer.ts';
import type { Claims } from '../../../sandbox/google/signing-keys.ts';
import { read } from '../../../test/support/caller.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { googleAccount } from '../../../test/support/someone-at-google.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const issuer = await startSandboxIssuer();
const server = await startTestServer({
  mail: { kind: 'outbox' },
  settings: { google: issuer.settings, adminEmails: ['boss@example.com'] },
});
afterAll(() => Promise.all([server.close(), issuer.close()]));
const { anyone, deps } = server;

const Signed = z.object({ user: UserView });

const send = (idToken: unknown) => anyone.post('/api/auth/google', { idToken });
const signIn = async (claims: Claims) => send(await issuer.issue(claims));
const cookieOf = (reply: Reply) => (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
const mailsTo = (email: string) =>
  (deps.mailer.outbox ?? []).filter(({ to }) => to === email).map(({ subject }) => subject);
const visit = (reply: Reply) => anyone.get('/api/auth/', { cookie: cookieOf(reply) });

test('[AU-05] the first sign-in makes an account from the token, and signs it in', async () => {
  const reply = await signIn(
    googleAccount({
      email: 'Noor@Example.com',
      name: 'Noor Haddad',
      picture: 'https://pictures.example/noor.jpg',
    }),
  );

  expect(reply.status).toBe(200);
  expect(read(Signed, reply).user).toMatchObject({
    email: 'noor@example.com',
    username: 'Noor Haddad',
    avatar_url: 'https://pictures.example/noor.jpg',
    is_admin: false,
  });
  expect(reply.headers.getSetCookie()[0]).toMatch(
    /^sid=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
  expect(await visit(reply)).toMatchObject({ status: 200, body: { email: 'noor@example.com' } });
});

test('[AU-05] the next one finds the same account by Google’s id, whatever its email is now', async () => {
  const noor = googleAccount();
  const first = read(Signed, await signIn(noor)).user;

  const second = read(Signed, await signIn({ ...noor, email: 'moved@example.com', name: 'Renamed' })).user;

  expect(second).toEqual(first);
});

test('[AU-05] first sign-ins at once make one account', async () => {
  const people = Array.from({ length: 10 }, googleAccount);

  const replies = await Promise.all(
    people.flatMap((person) => Array.from({ length: 4 }, () => signIn(person))),
  );

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(new Set(replies.map((reply) => read(Signed, reply).user.id)).size).toBe(people.length);
});

test('[AU-05] a picture that is no https address is left out', async () => {
  const unsafe = [
    'http://pictures.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'a.jpg',
  ];

  for (const picture of unsafe) {
    expect(read(Signed, await signIn(googleAccount({ picture }))).user.avatar_url).toBeNull();
  }
});

test('[AU-05] a name that can’t be stored, or none, becomes one that can', async () => {
  const [odd, none, long] = [
    await signIn(googleAccount({ name: ' No\u0000or\n\ud800 ' })),
    await signIn(googleAccount({ name: ' ', email: 'quiet.person@example.com' })),
    await signIn(googleAccount({ name: 'x'.repeat(500) })),
  ];

  expect(read(Signed, odd).user.username).toMatch(/^No or/);
  expect(read(Signed, none).user.username).toBe('quiet.person');
  expect(read(Signed, long).user.username).toHaveLength(80);
});

test('[AU-05] an account with a password goes over to whom Google has verified: password and sessions end', async () => {
  const email = 'taken@example.com';
  const account = { email, username: 'Mallory', password: 'known to mallory' };
  const signup = await anyone.post('/api/auth/signup', account);
  const mallory = { cookie: cookieOf(signup) };

  const reply = await signIn(googleAccount({ email }));

  expect(read(Signed, reply).user.id).toBe(read(UserView, signup).id);
  expect(await anyone.get('/api/auth/', mallory)).toMatchObject({ status: 401 });
  expect(await anyone.post('/api/auth/login', account)).toMatchObject({ status: 401 });
  expect(await anyone.post('/api/auth/signup', account)).toMatchObject({ status: 409 });
  expect(await visit(reply)).toMatchObject({ status: 200, body: { email } });
  await expect.poll(() => mailsTo(email)).toContain('Your Shortlist login was changed');
});

test('[AU-05] a login that runs while the account goes over leaves no session behind', async () => {
  const email = 'racing@example.com';
  const account = { email, username: 'Mallory', password: 'known to mallory' };
  await anyone.post('/api/auth/signup', account);
  const owner = googleAccount({ email });

  const logins = [1, 2, 3, 4].map(() => anyone.post('/api/auth/login', account));
  const [google] = await Promise.all([signIn(owner), ...logins]);

  expect(google.status).toBe(200);
  for (const login of await Promise.all(logins)) {
    const { status } = login.status === 200 ? await visit(login) : login;
    expect(status).toBe(401);
  }
});

test('[AU-05] an address that went to another Google account does not open the first one’s', async () => {
  const former = googleAccount();
  await signIn(former);

  const reply = await signIn({ ...googleAccount(), email: former.email ?? '' });

  expect(reply).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('[AU-05] an address of ADMIN_EMAILS that Google has verified is an administrator', async () => {
  const unverified = await anyone.post('/api/auth/signup', {
    email: 'boss@example.com',
    username: 'Mallory',
    password: 'known to mallory',
  });
  const reply = await signIn(googleAccount({ email: 'Boss@example.com' }));

  expect(read(UserView, unverified).is_admin).toBe(false);
  expect(read(Signed, reply).user.is_admin).toBe(true);
});

test('[AU-05] [AP-02] an email that Google has not verified opens and makes nothing', async () => {
  const email = 'unverified@example.com';
  const replies = [
    await signIn(googleAccount({ email, email_verified: false })),
    await signIn({ sub: '77', email }),
    await signIn({ sub: '78' }),
    await signIn({ sub: '79', email: 'no address', email_verified: true }),
    await signIn({ sub: '80', email: 'mi\u212ae@example.com', email_verified: true }),
  ];

  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 403, body: { code: 'email_unverified' } });
    expect(reply.headers.getSetCookie()).toEqual([]);
  }
  const made = await deps.database.fork().execute('select 1 from users where email = ?', [email]);
  expect(made).toEqual([]);
});

test('[AU-05] [AP-02] without a client id the server says that Google sign-in is not set up', async () => {
  const plain = await startTestServer();
  const reply = await plain.anyone.post('/api/auth/google', { idToken: await issuer.issue(googleAccount()) });

  await plain.close();
  expect(reply).toMatchObject({
    status: 503,
    body: { code: 'not_configured', error: "Google sign-in isn't set up." },
  });
});

test('[AU-05] neither tokens nor addresses reach the log', async () => {
  const claims = googleAccount({ email: 'secretive@example.com' });
  const idToken = await issuer.issue(claims);
  await send(idToken);
  await send(`${idToken}x`);

  const log = server.logged.join('');
  expect(log).toContain('/api/auth/google');
  expect(log).not.toContain('secretive@example.com');
  expect(log).not.toContain(idToken.slice(0, 60));
});
