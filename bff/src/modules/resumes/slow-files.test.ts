import { createExtractor } from '@shortlist/engine/extraction/extractor.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { SLOW_FILES, type SlowKind } from '@shortlist/engine/testing/slow-files.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/support/test-server.ts';

/** Less than the product gives, so that the tests take less. */
const extractor = createExtractor({ threads: 2, budgetMs: 1_000, timeoutMs: 300_000 });
const server = await startTestServer({ extractor });
afterAll(async () => {
  await server.close();
  await extractor.close();
});
const { given, as } = server;

/** For a machine that is busy with other work. */
const PATIENCE = { timeout: 300_000 };

const TOO_COMPLEX =
  'The file is too complex: it takes more computing time than a resume needs. Save it again as a plain PDF and upload that.';
const DAMAGED =
  'The PDF is damaged or was cut off, so it can’t be opened. Export it again and upload the new file.';
const TOO_LONG = 'The file has more text than a resume holds. Upload the resume alone, without attachments.';

test.each<[SlowKind, string, string]>([
  ['tables in tables, 2,000 deep', 'file_too_complex', TOO_COMPLEX],
  ['tables in tables, two in each, 16 deep', 'file_too_complex', TOO_COMPLEX],
  ['290,000 CJK characters in paragraphs', 'file_too_long', TOO_LONG],
  ['form XObjects, ten in each, 8 deep', 'file_too_complex', TOO_COMPLEX],
  ['2,000,000 operators in a small stream', 'file_too_complex', TOO_COMPLEX],
  ['40 pages that draw the same slow stream', 'file_too_complex', TOO_COMPLEX],
  ['a page tree that points to itself', 'file_corrupt', DAMAGED],
  ['a page tree that doubles 24 times', 'file_corrupt', DAMAGED],
])('[PD-08] refuses %s with a sentence, and the next file is read', PATIENCE, async (kind, code, error) => {
  const mallory = await given.user();

  const refused = await as(mallory).upload(SLOW_FILES[kind]());

  expect(refused).toMatchObject({ status: 422, body: { code, error } });
  expect((await as(mallory).upload(FILES.smallPdf)).status).toBe(201);
});

test.each<SlowKind>(['100,000 empty paragraphs', '290,000 combining marks'])(
  '[PD-08] reads %s, which need no more than a resume',
  PATIENCE,
  async (kind) => {
    const ada = await given.user();

    expect((await as(ada).upload(SLOW_FILES[kind]())).status).toBe(201);
  },
);

test(
  '[PD-08] one account’s twenty slow files hold up nobody else: another’s upload waits for none of them',
  PATIENCE,
  async () => {
    const [mallory, ada] = [await given.user(), await given.user()];
    const answered: string[] = [];
    const slow = Array.from({ length: 20 }, async () => {
      const reply = await as(mallory).upload(SLOW_FILES['form XObjects, ten in each, 8 deep']());
      answered.push('slow');
      return reply.status;
    });

    await Promise.race(slow);
    const before = answered.length;
    const taken = await as(ada).upload(FILES.smallPdf);
    const meanwhile = answered.length - before;

    expect(taken.status).toBe(201);
    expect(meanwhile).toBeLessThanOrEqual(3);
    expect(await Promise.all(slow)).toEqual(Array.from({ length: 20 }, () => 422));
  },
);
