import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runProgram } from '../processes/run-program.ts';
import type { Step, StepResult } from './step.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A step that is a run of vitest. */
export function vitestStep(name: string, words: string[]): Step {
  return { name, run: () => runVitest(words) };
}

/** Runs vitest, counted by test. A file that cannot even be loaded counts as one failure. */
export async function runVitest(words: string[], env: Record<string, string> = {}): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runProgram('vitest', ['run', ...words, ...reporters], {
    env: { NO_COLOR: '1', ...env },
  });
  const text = await readFile(report, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return { ...countReport(text, code), output };
}

/** Counts a vitest JSON report. `text` is null when vitest ended before it wrote one. */
export function countReport(text: string | null, code: number): Pick<StepResult, 'passed' | 'failed'> {
  if (text === null) return { passed: 0, failed: 1 };
  const report = reportSchema.parse(JSON.parse(text));
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}
