import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Resume, resumes } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { startCleanup } from './cleanup.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps, logged } = server;

const PATIENCE = { timeout: 20_000, interval: 100 };
const pdf = await readFile(FILES.smallPdf);
const hash = createHash('sha256').update(pdf).digest('hex');
const listed = (reply: Reply): Resume[] => read(resumes.list.response, reply).resumes;
const listOf = async (owner: TestUser, query = '') => listed(await as(owner).get(`/api/resumes${query}`));

async function upload(owner: TestUser, name: string): Promise<Resume | undefined> {
  const reply = await as(owner).upload({ name, content: pdf });
  return read(resumes.upload.response, reply).resumes[0];
}

test('[RS-01] [RS-02] the same file under another name is taken, and both say that there is a copy', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  await upload(grace, 'first.pdf');
  const first = await upload(ada, 'first.pdf');
  const second = await upload(ada, 'second.pdf');
  await as(ada).upload(FILES.docx);

  expect(first).toMatchObject({ content_hash: hash, copies: 0 });
  expect(second).toMatchObject({ content_hash: hash, copies: 1 });
  expect((await listOf(ada)).map(({ copies }) => copies)).toEqual([0, 1, 1]);
});

test('[RS-01] a content hash finds the own copies of a file, and one that is left is none', async () => {
  const ada = await given.user();
  const first = await upload(ada, 'first.pdf');
  await upload(ada, 'second.pdf');
  await as(ada).upload(FILES.docx);

  expect((await listOf(ada, `?content_hash=${hash}`)).map(({ file_name }) => file_name)).toEqual([
    'second.pdf',
    'first.pdf',
  ]);
  expect(await listOf(await given.user(), `?content_hash=${hash}`)).toEqual([]);

  await as(ada).delete(`/api/resumes/${first?.id}`);

  expect(await listOf(ada, `?content_hash=${hash}`)).toMatchObject([{ file_name: 'second.pdf', copies: 0 }]);
});

test.each(['', 'abc', `${hash}0`, hash.toUpperCase(), "' or 1=1"])(
  '[RS-01] [AP-02] the content hash “%s” is refused in a sentence',
  async (asked) => {
    const ada = await given.user();

    expect(await as(ada).get(`/api/resumes?content_hash=${encodeURIComponent(asked)}`)).toMatchObject({
      status: 400,
      body: { errors: { content_hash: expect.stringContaining('SHA-256') } },
    });
  },
);

test('a file of before content hashes were kept is read in the background; one that is gone stops no other', async () => {
  const ada = await given.user();
  const gone = await given.resume({ owner: ada, candidateName: 'Gone' });
  const old = await given.resume({ owner: ada, candidateName: 'Old' });
  await deps.storage.put(old.storageKey, FILES.smallPdf);
  await upload(ada, 'new.pdf');

  const stop = startCleanup(deps, 60_000);

  await vi.waitFor(async () => {
    const [newest, oldest] = await listOf(ada, `?content_hash=${hash}`);
    expect([newest?.copies, oldest?.id]).toEqual([1, old.id]);
  }, PATIENCE);
  await stop();
  expect((await listOf(ada)).find(({ id }) => id === gone.id)).toMatchObject({
    content_hash: null,
    copies: 0,
  });
  expect(logged.join('')).toContain('A file could not be read for its content hash');
});
