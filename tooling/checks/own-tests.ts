import { runProgram } from '../processes/run-program.ts';
import { GreenSuites } from '../test/green-suites.ts';
import { type Suite, withDependencies } from '../test/suite.ts';
import type { Problem } from './rule.ts';

interface OwnStep {
  readonly name: string;
  /** A program and its words. */
  readonly command: (packageName: string) => readonly string[];
}

/** The edge lies beside the shell, with settings and tests of its own. */
const STEPS: readonly OwnStep[] = [
  { name: 'types', command: (name) => ['tsc', '-b', name, ...(name === 'shell' ? ['shell/server'] : [])] },
  { name: 'lint', command: (name) => ['biome', 'ci', '--diagnostic-level=error', '--colors=off', name] },
  { name: 'lint with types', command: (name) => ['oxlint', '--type-aware', '--deny-warnings', name] },
  {
    name: 'unit tests',
    command: (name) => [
      'vitest',
      'run',
      '--passWithNoTests',
      `--project=${name}`,
      ...(name === 'shell' ? ['--project=edge'] : []),
    ],
  },
];

/** What else they read. */
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'biome.json', 'vitest.config.ts', 'tooling/test'];

const underWay = new Map<string, Promise<Problem[]>>();

/**
 * Types, lint, and unit tests of a package in this checkout, unless they were green over the same content. Who asks twice gets
 * one run: a release begins it beside the build.
 */
export function ownTests(packageName: string): Promise<Problem[]> {
  const running = underWay.get(packageName) ?? runOwnTests(packageName);
  underWay.set(packageName, running);
  return running;
}

async function runOwnTests(packageName: string): Promise<Problem[]> {
  const suite: Suite = {
    name: packageName,
    inputs: [...withDependencies(packageName), ...SETTINGS],
    prefix: `${packageName}/`,
  };
  const green = new GreenSuites({ isIgnored: Boolean(process.env.CI) });
  const run = async ({ name, command }: OwnStep): Promise<Problem[]> => {
    const step = `own ${name}`;
    if (green.askedOf(step, [suite]).length === 0) return [];
    const [program = '', ...words] = command(packageName);
    const { code, output } = await runProgram(program, words);
    green.record(step, code === 0 ? { green: [suite] } : { red: [suite] });
    return code === 0 ? [] : [problemOf([program, ...words].join(' '), output)];
  };
  const runAll = async (steps: readonly OwnStep[]): Promise<Problem[]> => {
    const problems: Problem[] = [];
    for (const step of steps) problems.push(...(await run(step)));
    return problems;
  };
  // The types keep one core busy for as long as the others need.
  return (await Promise.all([runAll(STEPS.slice(0, 1)), runAll(STEPS.slice(1))])).flat();
}

/** The end of the output says how it ended; all of it is had by running it again. */
const problemOf = (command: string, output: string): Problem => ({
  what: `${command}: ${output.trim().split('\n').slice(-12).join('\n    ')}`,
  fix: `Run it yourself: npx ${command}`,
});
