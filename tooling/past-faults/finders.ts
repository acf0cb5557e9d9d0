import { startCluster } from '../postgres/cluster.ts';
import { type ProgramResult, runProgram } from '../processes/run-program.ts';
import { testsOfTheServer } from '../test/database-tests.ts';
import type { FindingStep } from './past-fault.ts';

/** Runs in a checkout what a step of `npm test` runs, of it what is asked for. */
export type Finder = (folder: string, asked: readonly string[]) => Promise<ProgramResult>;

/** As `npm test` runs: no deeper, and as long as nothing is said of a terminal. */
const ENV = { NO_COLOR: '1', DEPTH: '' };

const vitest = (words: readonly string[], env: Record<string, string> = {}, folder = '') =>
  runProgram('vitest', ['run', ...words], { folder, env: { ...ENV, ...env } });

export const FINDERS: Readonly<Record<FindingStep, Finder>> = {
  types: (folder) => runProgram('tsc', ['-b'], { folder }),
  lint: (folder) => runProgram('node', ['tooling/lint/lint.ts'], { folder, env: ENV }),
  unit: (folder, asked) => vitest(asked, {}, folder),
  bff: (folder, asked) => vitest(asked, {}, folder),
  postgres: askPostgres,
  stories: askStories,
  kit: askKit,
  e2e: (folder, asked) => vitest(['--config=e2e/vitest.config.ts', ...asked], {}, folder),
};

/** Each is a remote and how a case begins. */
function askKit(folder: string, asked: readonly string[]): Promise<ProgramResult> {
  const pairs = asked.map((each) => /^(\S+) (.*)$/.exec(each) ?? []);
  const cases = pairs.map(([, , name]) => name).join('|');
  const remotes = pairs.map(([, remote]) => remote).join(',');
  const words = ['--config=tooling/contract-tests/vitest.config.ts', `--testNamePattern=${cases}`];
  return vitest(words, { KIT_SUITES: remotes }, folder);
}

async function askPostgres(folder: string, asked: readonly string[]): Promise<ProgramResult> {
  const left = asked.find((file) => !testsOfTheServer().includes(file));
  if (left !== undefined) return { code: 0, output: `${left} is not among the tests of that step.` };
  const cluster = await startCluster();
  if (typeof cluster === 'string') throw new Error(cluster);
  try {
    return await vitest(asked, { DATABASE_URL_TEST: cluster.url }, folder);
  } finally {
    cluster.remove();
  }
}

/** Story by story: the gate takes one filter. */
async function askStories(folder: string, asked: readonly string[]): Promise<ProgramResult> {
  const results: ProgramResult[] = [];
  for (const filter of asked) {
    const words = ['tooling/visual-tests/gate.ts', '--filter', filter];
    results.push(await runProgram('node', words, { folder, env: ENV }));
  }
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join('\n'),
  };
}
