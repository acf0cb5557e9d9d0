import { z } from 'zod';
import type { StepResult } from './step.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

export type Counts = Pick<StepResult, 'passed' | 'failed'>;

/** One run of vitest: its JSON report, null when it ended before it wrote one, its exit code, and what it printed. */
export interface VitestRun {
  report: string | null;
  code: number;
  output: string;
}

/** A process that a signal ended in the middle of a test file. */
export interface EndedProcess {
  signal: string;
  file: string;
}

/** Counts a run by test. A file that could not be loaded is a failure, and so is an exit code that nothing explains. */
export function countRun({ report, code }: Pick<VitestRun, 'report' | 'code'>): Counts {
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(report));
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/** The processes of a run that signals ended; none where something else went wrong outside of the tests, too. */
export function endedProcesses(output: string): EndedProcess[] {
  const told = /exited unexpectedly with signal (\w+) during \w+ state while running test file (\S+)/g;
  const ended = [...output.matchAll(told)].map(([, signal = '', file = '']) => ({ signal, file }));
  const errors = Number(/Vitest caught (\d+) unhandled error/.exec(output)?.[1]);
  return ended.length === errors ? ended : [];
}

/** Counts a run, and another one of the files of its ended processes, of which the first knows nothing for certain. */
export function countBoth(first: VitestRun, ended: readonly EndedProcess[], second: VitestRun): Counts {
  const files = ended.map(({ file }) => file);
  const [before, after] = [countRun({ ...first, code: 0 }), countRun(second)];
  const counted = countFiles(first.report ?? '{"testResults":[]}', files);
  return {
    passed: before.passed - counted.passed + after.passed,
    failed: before.failed - counted.failed + after.failed,
  };
}

function countFiles(report: string, files: readonly string[]): Counts {
  const { testResults } = reportSchema.pick({ testResults: true }).parse(JSON.parse(report));
  const statuses = testResults
    .filter(({ name }) => files.includes(name))
    .flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}
