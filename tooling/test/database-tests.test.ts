import { expect, test } from 'vitest';
import { databaseTests } from './database-tests.ts';

test('the tests that open a database are found by what they import, directly or by way of a helper', () => {
  const found = databaseTests();

  expect(found).toContain('bff/src/db/database.test.ts');
  expect(found).toContain('bff/src/modules/jobs/jobs.test.ts');
  expect(found).not.toContain('bff/src/engine/match/match.test.ts');
  expect(found).not.toContain('bff/src/fuzz/fuzz.test.ts');
});
