import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { startBudget } from './processor-budget.ts';

const LIMIT_MS = 200;
const threads: Worker[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

/** A thread that starts its meter and then does this. */
async function threadThat(does: string, limitMs = LIMIT_MS) {
  const budget = startBudget(() => threads, limitMs);
  const module = JSON.stringify(new URL('./processor-budget.ts', import.meta.url).href);
  const code = `import { parentPort, threadId, workerData } from 'node:worker_threads';
    import { startMeter } from ${module};
    startMeter(workerData, threadId);
    parentPort.postMessage('begun');
    ${does}`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: budget.meter,
  });
  threads.push(thread);
  await once(thread, 'message');
  return budget;
}

test('[PD-08] a thread that computes uses its budget up', async () => {
  const budget = await threadThat('for (;;);');

  await expect.poll(() => budget.signal.aborted, { timeout: 20_000 }).toBe(true);
});

test('[PD-08] a thread that waits uses up nothing, however long', async () => {
  const budget = await threadThat('setInterval(() => {}, 1_000);');

  await wait(3 * LIMIT_MS);

  expect(budget.signal.aborted).toBe(false);
  budget.end();
});

test('work that is done is watched no longer', async () => {
  const budget = await threadThat('for (;;);', 600);

  budget.end();
  await wait(1_500);

  expect(budget.signal.aborted).toBe(false);
});
