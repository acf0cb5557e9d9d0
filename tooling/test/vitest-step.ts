import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';
import type { Step, StepResult } from './step.ts';
import { countBoth, countRun, type EndedProcess, endedProcesses, type VitestRun } from './vitest-report.ts';

/** A step that is a run of vitest. */
export function vitestStep(name: string, words: string[]): Step {
  return { name, run: () => runVitest(words) };
}

/**
 * Runs vitest, counted by test. A file whose process was ended by a signal is run once more, and the note says so: that
 * is a fault of what runs the tests, or a machine without memory. A test that fails is not run again.
 */
export async function runVitest(words: string[], env: Record<string, string> = {}): Promise<StepResult> {
  const first = await runOnce(words, env);
  const ended = endedProcesses(first.output);
  if (ended.length === 0) return { ...countRun(first), output: first.output };
  const options = words.filter((word) => word.startsWith('-'));
  const second = await runOnce([...options, ...ended.map(({ file }) => file)], env);
  return {
    ...countBoth(first, ended, second),
    output: `${first.output}\nOnce more:\n${second.output}`,
    note: `run again: ${ended.map(sentenceOf).join(', ')}.`,
  };
}

async function runOnce(words: string[], env: Record<string, string>): Promise<VitestRun> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ran = await runProgram('vitest', ['run', ...words, ...reporters], { env: { NO_COLOR: '1', ...env } });
  const report = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true });
  return { ...ran, report };
}

function sentenceOf({ signal, file }: EndedProcess): string {
  return `${relative(WORKSPACE, file)}, whose process ${signal} ended`;
}
