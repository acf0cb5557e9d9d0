import type { GreenSuites } from './green-suites.ts';
import type { StepResult } from './step.ts';
import type { Suite } from './suite.ts';

/** What a run of some suites found. */
export interface SuitesResult extends StepResult {
  /** Files in which something failed, from the top folder; left out when nobody knows where. */
  failedFiles?: readonly string[];
}

interface Asked {
  step: string;
  /** Read again after the run, from which more may be known of what they depend on. */
  suites: () => Suite[];
  green: GreenSuites;
}

/** Runs those suites of a step that are not known to be green, keeps how they went, and says which it left out. */
export async function runAsked(
  { step, suites, green }: Asked,
  run: (asked: Suite[], isAll: boolean) => Promise<SuitesResult>,
): Promise<StepResult> {
  const all = suites();
  const asked = green.askedOf(step, all);
  if (asked.length === 0) return { passed: 0, failed: 0, output: '', note: 'unchanged since it was green' };
  const result = await run(asked, asked.length === all.length);
  const names = new Set(asked.map(({ name }) => name));
  const ran = suites().filter(({ name }) => names.has(name));
  green.record(
    step,
    Object.groupBy(ran, (suite) => (isRed(suite, result) ? 'red' : 'green')),
  );
  return { ...result, note: [result.note, leftOut(all, names)].filter(Boolean).join(' ') };
}

function isRed({ prefix }: Suite, { failed, failedFiles }: SuitesResult): boolean {
  if (failed === 0) return false;
  return failedFiles === undefined || failedFiles.some((file) => file.startsWith(prefix));
}

function leftOut(all: readonly Suite[], ran: ReadonlySet<string>): string {
  const left = all.filter(({ name }) => !ran.has(name));
  if (left.length === 0) return '';
  return `${left.length} of ${all.length} parts are unchanged since they were green`;
}
