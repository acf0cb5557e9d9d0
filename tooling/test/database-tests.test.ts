import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { databaseTests, testsOfTheServer } from './database-tests.ts';

test('the tests that open a database are found by what they import, directly or by way of a helper', () => {
  const found = databaseTests();

  expect(found).toContain('bff/src/db/database.test.ts');
  expect(found).toContain('bff/src/modules/jobs/jobs.test.ts');
  expect(found).not.toContain('bff/engine/match/match.test.ts');
  expect(found).not.toContain('bff/test/fuzz/fuzz.test.ts');
});

test('of them those that say so at their top differ on a server, and no test that asks for one is left out', () => {
  const found = testsOfTheServer();
  const asking = databaseTests().filter((file) =>
    /\bTEST_SERVER\b/.test(readFileSync(join(WORKSPACE, file), 'utf8')),
  );

  expect(found).toContain('bff/src/modules/retention/retention.test.ts');
  expect(found).not.toContain('bff/src/modules/plans/plans.test.ts');
  expect(asking.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(asking));
});
