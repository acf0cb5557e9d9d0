import { expect, test } from 'vitest';
import { countBoth, countRun, endedProcesses } from './vitest-report.ts';

const green = { numPassedTests: 7, numFailedTests: 0, testResults: [] };

test('counts what passed and what failed', () => {
  const report = JSON.stringify({ ...green, numFailedTests: 2 });

  expect(countRun({ report, code: 1 })).toEqual({ passed: 7, failed: 2 });
});

test('a file that could not be loaded is a failure', () => {
  const broken = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };
  const report = JSON.stringify({ ...green, testResults: [broken, broken] });

  expect(countRun({ report, code: 1 })).toEqual({ passed: 7, failed: 2 });
});

test('an exit code is never hidden by a green report', () => {
  expect(countRun({ report: JSON.stringify(green), code: 1 })).toEqual({ passed: 7, failed: 1 });
});

test('no report at all is a failure', () => {
  expect(countRun({ report: null, code: 0 })).toEqual({ passed: 0, failed: 1 });
});

const ENDED =
  'Worker exited unexpectedly with signal SIGTRAP during started state while running test file /a.test.ts';

test('a process that a signal ended is told with its file, unless something else went wrong too', () => {
  expect(endedProcesses(`Vitest caught 1 unhandled error during the test run.\n${ENDED}\n`)).toEqual([
    { signal: 'SIGTRAP', file: '/a.test.ts' },
  ]);
  expect(endedProcesses(`Vitest caught 2 unhandled errors during the test run.\n${ENDED}\n`)).toEqual([]);
  expect(endedProcesses('Test Files  1 passed (1)')).toEqual([]);
});

test('what an ended process had told of its tests is replaced by the second run', () => {
  const half = {
    name: '/a.test.ts',
    status: 'passed',
    assertionResults: [{ status: 'passed' }, { status: 'pending' }],
  };
  const first = { report: JSON.stringify({ ...green, testResults: [half] }), code: 1, output: ENDED };
  const ended = [{ signal: 'SIGTRAP', file: '/a.test.ts' }];
  const second = { report: JSON.stringify({ ...green, numPassedTests: 2 }), code: 0, output: '' };

  expect(countBoth(first, ended, second)).toEqual({ passed: 8, failed: 0 });
  expect(countBoth(first, ended, { ...second, code: 1 })).toEqual({ passed: 8, failed: 1 });
});
