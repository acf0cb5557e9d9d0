import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackMigrated } from '../../test/support/migrated-image.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { embeddedFolder, openDatabase } from '../db/database.ts';
import { resetPassword } from '../modules/passwords/reset.service.ts';
import { createUser, findUserByEmail } from '../modules/users/users.service.ts';
import { readAdminCommand } from './command.ts';

/** Each run opens an embedded database in a process of its own. */
const PATIENCE_MS = 300_000;

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bff-admin-'));
  await unpackMigrated(embeddedFolder(dataDir));
  await onDatabase((em) =>
    createUser(em, { email: 'ada@example.com', username: 'Ada', passwordHash: 'x', isAdmin: false }),
  );
}, PATIENCE_MS);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test('an account is made an administrator’s, listed, and made a plain one again', {
  timeout: PATIENCE_MS,
}, async () => {
  const granted = await admin('grant', 'Ada@Example.com');
  const isAdmin = await isAdminInDatabase('ada@example.com');
  const listed = await admin('list');
  const again = await admin('grant', 'ada@example.com');
  const revoked = await admin('revoke', 'ada@example.com');

  expect(granted).toMatchObject({
    code: 0,
    out: expect.stringContaining('ada@example.com is now an administrator.'),
  });
  expect(granted.out).toContain('never verified');
  expect(isAdmin).toBe(true);
  expect(listed.out).toBe('ada@example.com  Ada\n');
  expect(again.out).toContain('nothing was changed');
  expect(revoked).toMatchObject({ code: 0, out: 'ada@example.com is no longer an administrator.\n' });
  expect(await isAdminInDatabase('ada@example.com')).toBe(false);
});

test('an owner who lost what opens the account gets a link, which the product takes', {
  timeout: PATIENCE_MS,
}, async () => {
  const reset = await admin('reset', 'ada@example.com');

  const token = /\/reset-password#([\w-]{43})\n$/.exec(reset.out)?.[1] ?? '';
  const user = await onDatabase((em) => resetPassword(em, { token, password: 'a longer phrase' }));
  expect(reset).toMatchObject({ code: 0, err: '' });
  expect(reset.out).toContain('Two-step login is off for ada@example.com.');
  expect(user.email).toBe('ada@example.com');
});

test('an unknown email is told in a sentence, without a stack', { timeout: PATIENCE_MS }, async () => {
  const granted = await admin('grant', 'nobody@example.com');
  const revoked = await admin('revoke', 'nobody@example.com');

  expect(granted).toEqual({
    code: 1,
    out: '',
    err: 'No account found for nobody@example.com: sign up with that email first, then run this again.\n',
  });
  expect(revoked).toEqual({
    code: 1,
    out: '',
    err: 'No account found for nobody@example.com: npm run admin -- list shows who is an administrator.\n',
  });
});

test.each([
  [[], /^Usage: npm run admin -- grant EMAIL/],
  [['promote', 'ada@example.com'], /^Usage/],
  [['grant'], /^Usage/],
  [['grant', 'ada@example.com', 'grace@example.com'], /^Usage/],
  [['list', 'ada@example.com'], /^Usage/],
  [['revoke', 'ada'], /^"ada" isn't a valid email address\. Usage/],
])('the words %j are answered with how to use it', (words, sentence) => {
  expect(() => readAdminCommand(words)).toThrow(sentence);
});

test('while the product runs on the data folder it says so and changes nothing', {
  tags: 'thorough',
  timeout: PATIENCE_MS,
}, async () => {
  const unlock = await lockDataFolder(dataDir);
  const reply = await admin('grant', 'ada@example.com');
  unlock();

  expect(reply).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is in use by the process \d+\. Stop that process/),
  });
  expect(reply.err.trim().split('\n')).toHaveLength(1);
  expect(await isAdminInDatabase('ada@example.com')).toBe(false);
});

test('a folder without a database is not filled with an empty one', {
  tags: 'thorough',
  timeout: PATIENCE_MS,
}, async () => {
  const empty = await mkdtemp(join(tmpdir(), 'bff-admin-'));
  const reply = await adminIn(empty, 'list');
  await rm(empty, { recursive: true, force: true });

  expect(reply).toMatchObject({ code: 1, err: expect.stringContaining('No database in') });
});

const admin = (...words: string[]) => adminIn(dataDir, ...words);

/** Runs the command as a process, as an operator does. */
function adminIn(
  folder: string,
  ...words: string[]
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}

async function isAdminInDatabase(email: string): Promise<boolean | undefined> {
  return onDatabase(async (em) => (await findUserByEmail(em, email))?.isAdmin);
}

async function onDatabase<T>(
  work: (em: ReturnType<Awaited<ReturnType<typeof openDatabase>>['fork']>) => Promise<T>,
) {
  const database = await openDatabase({ folder: embeddedFolder(dataDir) });
  try {
    return await work(database.fork());
  } finally {
    await database.close();
  }
}
