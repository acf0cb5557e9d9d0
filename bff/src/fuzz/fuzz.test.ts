import { expect, test } from 'vitest';
import { fuzz } from './run.ts';

/** The same in every run, so that a failure comes back; `npm run fuzz` takes another one each time. */
const SEED = 20_261_121;
const COUNT = 20_000;

test(`[AP-02] [AP-03] ${COUNT} made-up requests with the seed ${SEED} get an answer of the contract each`, async () => {
  const { answered, statuses, complaints } = await fuzz({ seed: SEED, count: COUNT });

  expect(complaints, `npm run fuzz -- --seed ${SEED} --count ${COUNT}`).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(COUNT);
  for (const status of [200, 201, 400, 401, 403, 404, 405, 413])
    expect([...statuses.keys()]).toContain(status);
}, 900_000);
