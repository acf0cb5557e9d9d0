// @module-tag postgres: jobs are taken from a queue under locks.
import { Batch } from '@shortlist/api-contract';
import type { Analyzer } from '@shortlist/engine/analyzer.ts';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { scriptedAnalyzer } from '../../../test/support/scripted-analyzer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const scripted = scriptedAnalyzer();
/** The texts of the resumes that were taken in turn, and those that the engine may go on with. */
const taken: string[] = [];
const released = new Map<string, PromiseWithResolvers<void>>();

function turnOf(text: string): PromiseWithResolvers<void> {
  const turn = released.get(text) ?? Promise.withResolvers<void>();
  released.set(text, turn);
  return turn;
}

const engine: Analyzer = {
  ...scripted,
  async analyze(document, options) {
    taken.push(document.text);
    await turnOf(document.text).promise;
    return scripted.analyze(document, options);
  },
};

const server = await startTestServer({ works: 'here', engine });
afterAll(() => server.close());
const { given, as, deps } = server;

/** A batch of resumes whose texts are a name and their number. */
async function batchOf(owner: TestUser, name: string, size: number): Promise<Batch> {
  const resume_ids = [];
  for (let each = 0; each < size; each += 1)
    resume_ids.push((await given.resume({ owner, text: `${name} ${each}` })).id);
  const batch = read(Batch, await as(owner).post('/api/batches', { kind: 'analysis', resume_ids }));
  await expect
    .poll(() => deps.database.fork().execute('select id from outbox'), { timeout: 15_000 })
    .toEqual([]);
  return batch;
}

const release = (name: string, from: number, to: number) => {
  for (let each = from; each < to; each += 1) turnOf(`${name} ${each}`).resolve();
};

test('[PD-10] the few resumes of one account go before what another asked for in large and in many batches', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  await batchOf(ada, 'large', 40);
  await batchOf(ada, 'next', 10);
  // Three workers have begun with thirty of Ada's resumes.
  await expect.poll(() => taken.length, { timeout: 15_000 }).toBe(3);
  const batch = await batchOf(grace, 'few', 3);

  // One worker ends and takes what is next.
  release('few', 0, 3);
  release('large', 0, 10);

  const get = async () => (await as(grace).get(`/api/batches/${batch.id}`)).body;
  await expect.poll(get, { timeout: 15_000 }).toMatchObject({ status: 'done', done: 3 });
  const order = taken.filter((text) => !/^large [12]?\d$/.test(text));
  expect(order.slice(0, 3)).toEqual(['few 0', 'few 1', 'few 2']);
  release('large', 10, 40);
  release('next', 0, 10);
});
