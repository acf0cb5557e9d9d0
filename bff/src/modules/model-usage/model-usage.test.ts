// @module-tag postgres: sums and days are computed by the database.
import { modelUsage } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { createUsageStore } from './stored-usage-book.ts';

const model = {
  apiKey: null,
  baseUrl: 'http://127.0.0.1:11434/v1',
  model: 'some-model',
  deadlineMs: 1000,
  maxTokens: 20_000,
  dailyBudget: { dollars: 0.5 },
  prices: { input: 0.5, output: 2 },
};
const server = await startTestServer({ settings: { engine: { kind: 'openai', model } } });
afterAll(() => server.close());
const { given, as, deps } = server;
const book = createUsageStore(deps.database);
const ENTRY = {
  ownerId: null,
  kind: 'match',
  model: 'some-model',
  outcome: 'answered',
  attempts: 1,
  tokens: { input: 1000, output: 200 },
  isEstimated: false,
  costMicros: 900,
  tookMs: 1200,
} as const;

test('an administrator sees what the model cost, by day, kind and outcome, and what is left for today', async () => {
  const admin = await given.user({ isAdmin: true });
  await deps.database.fork().execute('delete from model_calls');
  await book.record(ENTRY);
  await book.record({ ...ENTRY, kind: 'analysis' });
  await book.record({ ...ENTRY, outcome: 'timeout', tokens: { input: 500, output: 0 }, costMicros: 250 });
  await deps.database.fork().execute(`insert into model_calls select gen_random_uuid(), null, 'match',
    'old', 'refused', 1, 10, 0, false, null, 5, now() - interval '40 days'`);

  const usage = read(modelUsage.report.response, await as(admin).get('/api/ai/usage'));

  expect(usage).toMatchObject({
    engine: 'openai',
    lacks: null,
    server: '127.0.0.1:11434',
    today: { calls: 3, answered: 2, input_tokens: 2500, output_tokens: 400, cost_usd: 0.00205 },
    budget: { unit: 'usd', limit: 0.5, used: 0.00205 },
    outcomes: [
      { outcome: 'answered', calls: 2 },
      { outcome: 'timeout', calls: 1 },
    ],
  });
  expect(usage.days).toHaveLength(1);
});

test('the calls come newest first and in pages, without a word of a resume', async () => {
  const admin = await given.user({ isAdmin: true });
  await deps.database.fork().execute('delete from model_calls');
  for (const tookMs of [1, 2, 3]) await book.record({ ...ENTRY, tookMs });

  const first = await as(admin).get('/api/ai/usage/calls?limit=2');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await as(admin).get(next);

  const took = [first, second].map((reply) =>
    read(modelUsage.calls.response, reply).calls.map(({ took_ms }) => took_ms),
  );
  expect(took.map((page) => page.length)).toEqual([2, 1]);
  expect(took.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
});

test('who is no administrator sees nothing of it', async () => {
  const ada = await given.user();

  for (const path of ['/api/ai/usage', '/api/ai/usage/calls']) {
    expect(await as(ada).get(path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await server.anyone.get(path)).toMatchObject({ status: 401 });
  }
});

test('a user who leaves takes the name off the calls, and the totals stay', async () => {
  const ada = await given.user();
  await deps.database.fork().execute('delete from model_calls');
  await book.record({ ...ENTRY, ownerId: ada.id });

  await deps.database.fork().execute('delete from users where id = ?', [ada.id]);

  expect(await book.spentSince(new Date(0))).toEqual({ tokens: 1200, costMicros: 900 });
});
