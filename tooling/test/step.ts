import type { GreenSuites } from './green-suites.ts';

/** What one step of `npm test` found. */
export interface StepResult {
  passed: number;
  failed: number;
  /** What a reader needs to fix a failure; shown only when something failed. */
  output: string;
  /** What a reader should know although nothing failed: why the step was skipped. */
  note?: string;
}

export interface Step {
  name: string;
  /** Runs what may be red: all of it, or what is not known to be green. */
  run(green: GreenSuites): Promise<StepResult>;
}

/** Runs one step, says how it went and how long it took. A step that throws counts as one failure. */
export async function runStep(step: Step, green: GreenSuites): Promise<StepResult> {
  const started = performance.now();
  const result: StepResult = await step
    .run(green)
    .catch((error: unknown) => ({ passed: 0, failed: 1, output: sentenceOf(error) }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const mark = result.failed === 0 ? '✓' : '✗';
  const note = result.note ? `  ${result.note}` : '';
  console.log(
    `${mark} ${step.name.padEnd(8)} ${countsOf(result).padEnd(24)} ${seconds.padStart(6)} s${note}`,
  );
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`);
  return result;
}

/** "12 passed, 0 failed" */
export function countsOf({ passed, failed }: Pick<StepResult, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
