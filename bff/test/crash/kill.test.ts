// @module-tag postgres: what a kill leaves is for the server to fix.
import { expect, test } from 'vitest';
import { isThorough } from '../../../tooling/test/depth.ts';
import { TEST_SERVER } from '../support/test-database.ts';
import { killRounds } from './kill-rounds.ts';

/** `npm run crash -- 50` does more of them, with DATABASE_URL_TEST on that server. */
const ROUNDS = isThorough ? 20 : 4;

test('[RS-02] [BL-04] a kill at any moment loses nothing that was acknowledged and leaves nothing half', async () => {
  const figures = await killRounds({ rounds: ROUNDS, server: TEST_SERVER });

  expect(figures.rounds).toBe(ROUNDS);
  expect(figures.cutOff).toBeGreaterThan(0);
}, 600_000);
