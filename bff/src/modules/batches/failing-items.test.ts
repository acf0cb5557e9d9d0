import { Batch, batches } from '@shortlist/api-contract';
import type { AnalyzedDocument, Analyzer } from '@shortlist/engine/analyzer.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { scriptedAnalyzer } from '../../../test/support/scripted-analyzer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';

const BAD = 'Bad Resume';

type Fault = 'prepare' | 'match' | 'analyze' | 'result' | 'analysis result' | 'version' | null;

const scripted = scriptedAnalyzer();
/** Where the engine has a fault of its own, and over which resumes. */
let fault: Fault = null;
const failAt = (place: Fault, { text }: Pick<AnalyzedDocument, 'text'>): void => {
  if (fault === place && text.startsWith(BAD)) throw new TypeError('undefined is not a function');
};
/** What no database keeps. */
const unkept = (place: Fault, { text }: AnalyzedDocument): object =>
  fault === place && text.startsWith(BAD) ? { summary: 'Half \0 a sentence' } : {};

const engine: Analyzer = {
  ...scripted,
  async analyze(document, options) {
    failAt('analyze', document);
    return { ...(await scripted.analyze(document, options)), ...unkept('analysis result', document) };
  },
  async match(document, job, options) {
    failAt('match', document);
    return { ...(await scripted.match(document, job, options)), ...unkept('result', document) };
  },
  preparation: {
    get version() {
      failAt('version', { text: BAD });
      return '1';
    },
    async prepare(document) {
      failAt('prepare', document);
      return new Uint8Array(1);
    },
  },
};

const server = await startTestServer({ works: 'here', engine, limits: UNLIMITED });
afterAll(() => server.close());
const { given, as } = server;
let ada = await given.user();
beforeEach(async () => {
  fault = null;
  ada = await given.user();
});

/** What a batch of one resume after the other ends with. */
async function endOf(kind: 'match' | 'analysis', texts: readonly string[]) {
  const made = await Promise.all(texts.map((text) => given.resume({ owner: ada, text })));
  const asked = kind === 'match' ? { kind, job_id: (await given.job({ owner: ada })).id } : { kind };
  const reply = await as(ada).post('/api/batches', { ...asked, resume_ids: made.map(({ id }) => id) });
  const { id } = read(Batch, reply);
  await expect
    .poll(async () => (await as(ada).get(`/api/batches/${id}`)).body, { timeout: 100_000 })
    .toMatchObject({ status: 'done', finished_at: expect.any(String) });
  return read(batches.items.response, await as(ada).get(`/api/batches/${id}/items`)).items;
}

const DONE = { status: 'done', score: 0.8, error: null };
const FAILED = {
  status: 'failed',
  score: null,
  code: 'internal',
  error: 'Something went wrong. Please try again',
};

test.each([
  ['match', 'match'],
  ['match', 'prepare'],
  ['match', 'result'],
  ['analysis', 'analyze'],
  ['analysis', 'analysis result'],
] as const)(
  'of a batch of kind %s, one resume with an error in %s fails in a sentence and the others are done',
  async (kind, place) => {
    fault = place;

    const items = await endOf(kind, ['Good 1', BAD, 'Good 2']);

    expect(items).toMatchObject([DONE, FAILED, DONE]);
  },
);

test('where the work cannot even begin, each item fails in a sentence', async () => {
  fault = 'version';

  expect(await endOf('match', ['Good 1', 'Good 2'])).toMatchObject([FAILED, FAILED]);
});
