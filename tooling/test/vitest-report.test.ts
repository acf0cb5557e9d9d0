import { expect, test } from 'vitest';
import { countBoth, countRun, filesInDoubt } from './vitest-report.ts';

const green = { numPassedTests: 7, numFailedTests: 0, testResults: [] };
const FAILS = { status: 'failed', fullName: 'says no', failureMessages: ['Error: yes\n at a.test.ts'] };
const PASSES = { status: 'passed', fullName: 'says yes', failureMessages: [] };

const aFile = (status: string, assertionResults: object[], message = '') => ({
  name: '/a.test.ts',
  status,
  message,
  assertionResults,
});

const aRun = (testResults: object[], { passed = 7, failed = 0, code = 1, output = '' }) => ({
  report: JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults }),
  code,
  output,
});

test('counts what passed and what failed', () => {
  expect(countRun(aRun([], { failed: 2 }))).toEqual({ passed: 7, failed: 2 });
});

test('a file that could not be loaded, or whose hook failed, is a failure', () => {
  const broken = aFile('failed', [], 'no such module');
  const hooked = aFile('failed', [{ ...PASSES, status: 'skipped' }], 'the hook timed out');

  expect(countRun(aRun([broken, hooked], {}))).toEqual({ passed: 7, failed: 2 });
});

test('an exit code is never hidden by a green report', () => {
  expect(countRun({ report: JSON.stringify(green), code: 1 })).toEqual({ passed: 7, failed: 1 });
});

test('no report at all is a failure, and nothing of it is in doubt', () => {
  expect(countRun({ report: null, code: 0 })).toEqual({ passed: 0, failed: 1 });
  expect(filesInDoubt({ report: null, code: 1, output: '' })).toEqual([]);
});

const ENDED =
  'Worker exited unexpectedly with signal SIGTRAP during started state while running test file /a.test.ts';
const CAUGHT = 'Vitest caught 1 unhandled error during the test run.';

const aRunOf = (file: object) => aRun([file], {});

test('a file in which something failed is in doubt, with what was wrong', () => {
  expect(filesInDoubt(aRunOf(aFile('passed', [PASSES])))).toEqual([]);
  expect(filesInDoubt(aRunOf(aFile('failed', [PASSES, FAILS])))).toEqual([
    { file: '/a.test.ts', reasons: ['"says no": Error: yes'] },
  ]);
  expect(filesInDoubt(aRunOf(aFile('failed', [], 'the hook timed out\nat all')))).toEqual([
    { file: '/a.test.ts', reasons: ['the hook timed out'] },
  ]);
});

test('a process that a signal ended is told once, with its file', () => {
  const run = aRun([aFile('failed', [PASSES])], { output: `${CAUGHT}\n${ENDED}\n` });

  expect(filesInDoubt(run)).toEqual([{ file: '/a.test.ts', reasons: ['SIGTRAP ended its process'] }]);
});

test('nothing is in doubt when something went wrong outside of the tests', () => {
  const file = aFile('failed', [FAILS]);

  expect(filesInDoubt(aRun([file], { output: CAUGHT }))).toEqual([]);
  expect(filesInDoubt(aRun([file], { output: `${CAUGHT.replace('1', '2')}\n${ENDED}\n` }))).toEqual([]);
});

test('what a file in doubt had told of its tests is replaced by the second run', () => {
  const first = aRun([aFile('failed', [PASSES, FAILS])], { failed: 1 });
  const doubts = filesInDoubt(first);
  const second = aRun([], { passed: 2, code: 0 });

  expect(countBoth(first, doubts, second)).toEqual({ passed: 8, failed: 0 });
  expect(countBoth(first, doubts, { ...second, code: 1 })).toEqual({ passed: 8, failed: 1 });
  expect(countBoth(first, doubts, { ...second, report: null })).toEqual({ passed: 6, failed: 1 });
});

test('a file that could not be loaded the first time counts no more when it is the second time', () => {
  const first = aRun([aFile('failed', [], 'no such module')], {});

  expect(countBoth(first, filesInDoubt(first), aRun([], { passed: 3, code: 0 }))).toEqual({
    passed: 10,
    failed: 0,
  });
});
