import { expect, test } from 'vitest';
import { isThorough } from '../../../tooling/test/depth.ts';
import { fuzz } from './run.ts';

const COUNT = isThorough ? 20_000 : 2_000;
/** Another one in each run: what the last run did not ask, this one may. */
const SEED = Date.now() % 1_000_000;
const REPEAT = `To repeat it: npm run fuzz -- --seed ${SEED} --count ${COUNT}`;

test('[AP-02] [AP-03] made-up requests to every call get an answer of the contract each', async () => {
  const { answered, statuses, complaints } = await fuzz({ seed: SEED, count: COUNT });

  expect(complaints, REPEAT).toEqual([]);
  expect(answered, REPEAT).toBeGreaterThanOrEqual(COUNT);
  for (const status of [200, 201, 400, 401, 403, 404, 405, 413])
    expect([...statuses.keys()], REPEAT).toContain(status);
}, 900_000);
