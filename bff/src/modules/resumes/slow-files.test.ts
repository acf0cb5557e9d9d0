import { createExtractor } from '@shortlist/engine/extraction/extractor.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { SLOW_FILES, type SlowKind } from '@shortlist/engine/testing/slow-files.ts';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../../../../tooling/test/depth.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

/** However long the machine takes: a budget counts what is computed. */
const timeoutMs = 300_000;
/** Less than the product gives, so that the tests take less. */
const strict = createExtractor({ threads: 2, budgetMs: 1_000, timeoutMs });
const server = await startTestServer({ extractor: strict });
const ample = createExtractor({ threads: 1, timeoutMs });
const product = await startTestServer({ extractor: ample });
afterAll(async () => {
  await Promise.all([server.close(), product.close()]);
  await Promise.all([strict.close(), ample.close()]);
});
const { given, as } = server;

/** For a machine that is busy with other work. */
const PATIENCE = { timeout: 300_000 };

const TOO_COMPLEX = 'This file is too complex to process. Save it as a plain PDF and try again.';
const DAMAGED = "This PDF is damaged and can't be opened. Export it again and try again.";

const refusals: readonly (readonly [SlowKind, string, string])[] = [
  ['tables in tables, 2,000 deep', 'file_too_complex', TOO_COMPLEX],
  ['tables in tables, two in each, 16 deep', 'file_too_complex', TOO_COMPLEX],
  ['form XObjects, ten in each, 8 deep', 'file_too_complex', TOO_COMPLEX],
  ['2,000,000 operators in a small stream', 'file_too_complex', TOO_COMPLEX],
  ['40 pages that draw the same slow stream', 'file_too_complex', TOO_COMPLEX],
  ['a page tree that points to itself', 'file_corrupt', DAMAGED],
  ['a page tree that doubles 24 times', 'file_corrupt', DAMAGED],
];

test.each(sampleOf(refusals, 3))(
  '[PD-08] refuses %s with a sentence, and the next file is read',
  PATIENCE,
  async (kind, code, error) => {
    const mallory = await given.user();

    const refused = await as(mallory).upload(SLOW_FILES[kind]());

    expect(refused).toMatchObject({ status: 422, body: { code, error } });
    expect((await as(mallory).upload(FILES.smallPdf)).status).toBe(201);
  },
);

const large: readonly SlowKind[] = [
  '100,000 empty paragraphs',
  '290,000 combining marks',
  '290,000 CJK characters',
];

test.each(sampleOf(large))('[PD-08] reads %s within the budget', PATIENCE, async (kind) => {
  const ada = await product.given.user();

  expect((await product.as(ada).upload(SLOW_FILES[kind]())).status).toBe(201);
});

test('[PD-08] one account’s twenty slow files hold up nobody else: another’s upload waits for none of them', {
  ...PATIENCE,
  tags: 'thorough',
}, async () => {
  const [mallory, ada] = [await given.user(), await given.user()];
  let answered = 0;
  const slow = Array.from({ length: 20 }, async () => {
    await as(mallory).upload(SLOW_FILES['form XObjects, ten in each, 8 deep']());
    answered += 1;
  });
  // Those that are not answered when the test is over end with the server.
  for (const each of slow) each.catch(() => undefined);
  await Promise.race(slow);

  const before = answered;
  const taken = await as(ada).upload(FILES.smallPdf);

  expect(taken.status).toBe(201);
  expect(answered - before).toBeLessThanOrEqual(3);
});
