// @module-tag postgres: what a kill leaves is for the server to fix.
import { expect, test } from 'vitest';
import { isThorough } from '../../../tooling/test/depth.ts';
import { TEST_SERVER } from '../support/test-database.ts';
import { killRounds } from './kill-rounds.ts';

/** `npm run crash -- 50` does more of them, with DATABASE_URL_TEST on that server. */
const ROUNDS = isThorough ? 20 : 4;

const onServer = { where: 'a PostgreSQL server', server: TEST_SERVER };
const embedded = { where: 'the embedded database', server: undefined };

/** `npm test` comes here once, with a server where there is one. */
const databases = TEST_SERVER === undefined ? [embedded] : isThorough ? [onServer] : [onServer, embedded];

test.each(databases)(
  '[RS-02] [BL-04] a kill at any moment loses nothing that was acknowledged and leaves nothing half, on $where',
  async ({ server }) => {
    const figures = await killRounds({ rounds: ROUNDS, server });

    expect(figures.rounds).toBe(ROUNDS);
    expect(figures.cutOff).toBeGreaterThan(0);
  },
  600_000,
);
