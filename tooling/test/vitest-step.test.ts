import { expect, test } from 'vitest';
import { countReport } from './vitest-step.ts';

const green = { numPassedTests: 7, numFailedTests: 0, testResults: [] };

test('counts what passed and what failed', () => {
  expect(countReport(JSON.stringify({ ...green, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 });
});

test('a file that could not be loaded is a failure', () => {
  const broken = { status: 'failed', assertionResults: [] };

  expect(countReport(JSON.stringify({ ...green, testResults: [broken, broken] }), 1)).toEqual({
    passed: 7,
    failed: 2,
  });
});

test('an exit code is never hidden by a green report', () => {
  expect(countReport(JSON.stringify(green), 1)).toEqual({ passed: 7, failed: 1 });
});

test('no report at all is a failure', () => {
  expect(countReport(null, 0)).toEqual({ passed: 0, failed: 1 });
});
