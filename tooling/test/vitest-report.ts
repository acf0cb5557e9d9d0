import { z } from 'zod';
import type { StepResult } from './step.ts';

const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
  ),
});

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(fileSchema),
});

export type Counts = Pick<StepResult, 'passed' | 'failed'>;

/** One run of vitest: its JSON report, null when it ended before it wrote one, its exit code, and what it printed. */
export interface VitestRun {
  report: string | null;
  code: number;
  output: string;
}

/** A test file that deserves another run, and why, a sentence each. */
export interface RetriedFile {
  file: string;
  reasons: string[];
}

/** Counts a run by test. A file that could not be loaded is a failure, and so is an exit code that nothing explains. */
export function countRun({ report, code }: Pick<VitestRun, 'report' | 'code'>): Counts {
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(report));
  const failed = numFailedTests + testResults.filter(failedByItself).length;
  return { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

/**
 * The files in which something failed, or whose process a signal ended; none where anything else went wrong, outside
 * of the tests, or where nothing is known of them.
 */
export function filesInDoubt({ report, output }: VitestRun): RetriedFile[] {
  if (report === null) return [];
  const ended = endedProcesses(output);
  if (ended.length !== Number(/Vitest caught (\d+) unhandled error/.exec(output)?.[1] ?? 0)) return [];
  const { testResults } = reportSchema.parse(JSON.parse(report));
  const failed = testResults
    .filter(({ name, status }) => status === 'failed' && !ended.some(({ file }) => file === name))
    .map((file) => ({ file: file.name, reasons: reasonsOf(file) }));
  return [...ended, ...failed];
}

/** Counts a run, and another one of its files in doubt, of which the first knows nothing for certain. */
export function countBoth(first: VitestRun, doubts: readonly RetriedFile[], second: VitestRun): Counts {
  const { testResults } = reportSchema.parse(JSON.parse(first.report ?? ''));
  const again = testResults.filter(({ name }) => doubts.some(({ file }) => file === name));
  const [before, after] = [countRun({ ...first, code: 0 }), countRun(second)];
  return {
    passed: before.passed - count(again, 'passed') + after.passed,
    failed: before.failed - count(again, 'failed') - again.filter(failedByItself).length + after.failed,
  };
}

function endedProcesses(output: string): RetriedFile[] {
  const told = /exited unexpectedly with signal (\w+) during \w+ state while running test file (\S+)/g;
  return [...output.matchAll(told)].map(([, signal = '', file = '']) => ({
    file,
    reasons: [`${signal} ended its process`],
  }));
}

type File = z.infer<typeof fileSchema>;

/** It could not be loaded, or what stands before and after all of its tests threw. */
function failedByItself({ status, assertionResults }: File): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function reasonsOf(file: File): string[] {
  if (failedByItself(file)) return [firstLine(file.message)];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [message = ''] }) => `"${fullName}": ${firstLine(message)}`);
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

function count(files: readonly File[], wanted: string): number {
  return files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === wanted)
    .length;
}
