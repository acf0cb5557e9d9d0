import { expect, test } from 'vitest';
import { TEST_SERVER } from '../testing/test-database.ts';
import { killRounds } from './kill-rounds.ts';

/** `npm run crash -- 50` does more of them, with DATABASE_URL_TEST on that server. */
const ROUNDS = TEST_SERVER ? 3 : 8;
const FOR_MS = 40_000;

test('[RS-02] [BL-04] a kill at any moment loses nothing that was acknowledged and leaves nothing half', async () => {
  const figures = await killRounds({ rounds: ROUNDS, forMs: FOR_MS, server: TEST_SERVER });

  expect(figures.rounds).toBeGreaterThan(0);
  expect(figures.cutOff).toBeGreaterThan(0);
}, 600_000);
