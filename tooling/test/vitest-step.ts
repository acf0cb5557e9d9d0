import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';
import { isThorough } from './depth.ts';
import { runAsked, type SuitesResult } from './run-asked.ts';
import type { Step } from './step.ts';
import type { Suite } from './suite.ts';
import { countBoth, countRun, filesInDoubt, type RetriedFile, type VitestRun } from './vitest-report.ts';

/** Of so many files it is no accident of the machine. */
const MANY = 5;

/** The longest that a run of vitest may take, milliseconds: one that hangs says what it had done until then. */
const LIMIT = (isThorough ? 180 : 30) * 60_000;

interface VitestStep {
  name: string;
  suites: () => Suite[];
  words: string[];
  /** The words and variables that choose some of the suites. */
  choose?: (suites: readonly Suite[]) => { words?: string[]; env?: Record<string, string> };
}

/** A step that is a run of vitest. */
export function vitestStep({ name, suites, words, choose }: VitestStep): Step {
  return {
    name,
    run: (green) =>
      runAsked({ step: name, suites, green }, (asked, isAll) => {
        const chosen = isAll ? undefined : choose?.(asked);
        return runVitest([...words, ...(chosen?.words ?? [])], chosen?.env);
      }),
  };
}

/**
 * Runs vitest, counted by test. A few files in which something failed, or whose process a signal ended, are run once
 * more, by themselves: what fails again is a failure, and what does not is told in the note, with what was wrong.
 */
export async function runVitest(words: string[], env: Record<string, string> = {}): Promise<SuitesResult> {
  const first = await runOnce(words, env);
  const doubts = filesInDoubt(first);
  if (doubts.length === 0 || doubts.length >= MANY)
    return { ...countRun(first), output: first.output, ...failedFiles(first, doubts) };
  const options = words.filter((word) => word.startsWith('-'));
  const second = await runOnce([...options, ...doubts.map(({ file }) => file)], env);
  return {
    ...countBoth(first, doubts, second),
    output: `${first.output}\nOnce more:\n${second.output}`,
    note: `run again: ${doubts.map(sentenceOf).join(', ')}.`,
    ...failedFiles(second, filesInDoubt(second)),
  };
}

/** Where something failed; nothing when a run failed and no file of it says why. */
function failedFiles({ code }: VitestRun, doubts: readonly RetriedFile[]): Pick<SuitesResult, 'failedFiles'> {
  if (code !== 0 && doubts.length === 0) return {};
  return { failedFiles: doubts.map(({ file }) => relative(WORKSPACE, file)) };
}

async function runOnce(words: string[], env: Record<string, string>): Promise<VitestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ran = await runProgram('vitest', ['run', ...words, ...reporters], {
    env: { NO_COLOR: '1', ...env },
    limit: LIMIT,
  });
  const report = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return { ...ran, report };
}

function sentenceOf({ reasons, file }: RetriedFile): string {
  return `${relative(WORKSPACE, file)} (${reasons.join('; ')})`;
}
