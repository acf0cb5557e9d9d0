import { Account } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { dump } from '../../../test/access/dump.ts';
import { allKeys } from '../../../test/support/all-keys.ts';
import { buyerOn } from '../../../test/support/buyer.ts';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { hashPassword } from '../passwords/password-hash.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps } = server;

const PASSWORD = 'correct horse battery';
const hash = await hashPassword(PASSWORD);

/** A user with a password, a position, a resume with its file, and what was made of the two. */
async function someone(): Promise<TestUser> {
  const owner = await given.user();
  const em = deps.database.fork();
  await em.execute('update users set password_hash = ? where id = ?', [hash, owner.id]);
  const job = await given.job({ owner });
  const resume = await given.resume({ owner });
  await deps.storage.put(resume.storageKey, FILES.smallPdf);
  await given.analysis({ owner, resume });
  await given.match({ owner, job, resume });
  return owner;
}

const remove = (user: TestUser, body: object) => as(user).post('/api/account/remove', body);

/** Every row and file in which the id of a user stands. */
const tracesOf = async ({ id }: TestUser) => (await dump(deps)).filter((row) => row.includes(id));

test('an account is deleted with its rows, files and sessions, and nothing of another is touched', async () => {
  const [ada, grace] = [await someone(), await someone()];
  const before = await tracesOf(grace);

  const reply = await remove(ada, { password: PASSWORD });

  expect(reply.status).toBe(200);
  expect(reply.headers.get('set-cookie')).toContain('sid=; Path=/; Max-Age=0');
  expect(await tracesOf(ada)).toEqual([]);
  expect(await allKeys(deps.storage)).toHaveLength(1);
  expect(await tracesOf(grace)).toEqual(before);
  expect(await as(ada).get('/api/auth/')).toMatchObject({ status: 401 });
  expect(await as(grace).get('/api/auth/')).toMatchObject({ status: 200 });
});

test.each([
  [{ password: 'wrong horse battery' }, { password: 'Incorrect password.' }],
  [{ password: '' }, { password: 'Password is required.' }],
  [{}, { password: 'Password is required.' }],
  [{ email: 'ada@example.com' }, { password: 'Password is required.' }],
])('%j does not delete an account with a password', async (body, errors) => {
  const ada = await someone();
  const before = await tracesOf(ada);

  expect(await remove(ada, body)).toMatchObject({ status: 400, body: { code: 'invalid_input', errors } });

  expect(await tracesOf(ada)).toEqual(before);
});

test('an account without a password is deleted by typing its address', async () => {
  const ada = await given.user({ email: 'ada.byron@example.com' });

  expect(await remove(ada, { email: 'ada@example.com' })).toMatchObject({
    status: 400,
    body: { errors: { email: 'Enter your email address, ada.byron@example.com.' } },
  });
  expect(await remove(ada, { password: PASSWORD })).toMatchObject({ status: 400 });
  expect(await remove(ada, { email: ' Ada.Byron@Example.com ' })).toMatchObject({ status: 200 });

  expect(await tracesOf(ada)).toEqual([]);
});

test('passwords are not tried without end', async () => {
  const ada = await someone();
  for (let attempt = 0; attempt < 10; attempt += 1) await remove(ada, { password: 'wrong' });

  expect(await remove(ada, { password: PASSWORD })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  });
});

test('a subscription that renews is canceled before the account is deleted', async () => {
  const ada = await someone();
  const buyer = buyerOn(server, ada);
  await buyer.subscribe((await given.plan({ name: 'Platinum' })).id);

  expect(await as(ada).get('/api/account')).toMatchObject({ body: { running_plan: 'Platinum' } });
  expect(await remove(ada, { password: PASSWORD })).toMatchObject({
    status: 409,
    body: {
      code: 'conflict',
      error:
        'Your Platinum subscription is still active. Cancel it under My Plan > Manage Billing, then delete your account.',
    },
  });
  await buyer.manage('cancel');

  expect(await remove(ada, { password: PASSWORD })).toMatchObject({ status: 200 });
});

test('nobody pays for an account that is gone: its open payment page is closed', async () => {
  const ada = await someone();
  const buyer = buyerOn(server, ada);
  const page = await buyer.checkout((await given.plan()).id);

  expect(await remove(ada, { password: PASSWORD })).toMatchObject({ status: 200 });

  const session = await deps.payments?.stripe.checkout.sessions.retrieve(/cs_\w+/.exec(page)?.[0] ?? '');
  expect(session).toMatchObject({ status: 'expired' });
});

test('a subscription that was given by hand goes with the account', async () => {
  const ada = await someone();
  await given.subscription({ owner: ada, plan: await given.plan() });

  expect(await remove(ada, { password: PASSWORD })).toMatchObject({ status: 200 });
});

test('the account says what would go and how that is confirmed', async () => {
  const [ada, grace] = [await someone(), await given.user()];

  expect(read(Account, await as(ada).get('/api/account'))).toEqual({
    has_password: true,
    jobs: 1,
    resumes: 1,
    running_plan: null,
  });
  expect(read(Account, await as(grace).get('/api/account'))).toMatchObject({ has_password: false, jobs: 0 });
  expect(await anyone.get('/api/account')).toMatchObject({ status: 401 });
});
