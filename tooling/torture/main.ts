import { parseArgs } from 'node:util';
import { startCluster } from '../postgres/cluster.ts';
import { runProgram } from '../processes/run-program.ts';

/** One kind of harm, by the program that does it. */
interface Harm {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  /** On a PostgreSQL server, and not on the database inside of the process. */
  readonly isOnServer?: boolean;
}

/** Files of tests that do harm: to the database, the store, the disk, to payments, to queued work, and to processes that stop. */
const FAULTS = [
  'tooling/postgres/outage',
  'src/integrations/storage',
  'src/modules/resumes/upload-faults',
  'src/modules/resumes/resume-storage-s3',
  'src/modules/payments',
  'src/queue',
  'src/shutdown',
  'test/crash/clock',
];

/** @param share how much of everything: 1 is 200 kills, an hour of traffic and 200,000 requests. */
function harmsOf(share: number): Harm[] {
  const much = (whole: number): string => String(Math.max(1, Math.round(whole * share)));
  const crash = { program: 'node', words: ['bff/test/crash/main.ts', much(100)] };
  return [
    { name: `${much(100)} kills, database inside`, ...crash },
    { name: `${much(100)} kills, PostgreSQL`, ...crash, isOnServer: true },
    {
      name: 'processes of docker-compose.yml killed and replaced under load',
      program: 'vitest',
      words: ['run', '--config=e2e/vitest.config.ts', 'compose'],
    },
    {
      name: 'faults of what Shortlist stands on',
      program: 'vitest',
      words: ['run', ...FAULTS],
      isOnServer: true,
    },
    {
      name: `${much(60)} min of mixed traffic`,
      program: 'node',
      words: ['bff/test/crash/soak.ts', much(60)],
    },
    {
      name: 'files that are made to cost memory, all at once',
      program: 'node',
      words: ['bff/test/crash/slow-files.ts'],
      isOnServer: true,
    },
    {
      name: `${much(200_000)} made-up requests`,
      program: 'node',
      words: ['bff/test/fuzz/main.ts', '--count', much(200_000)],
    },
  ];
}

/** `npm run torture [-- --share .02]`: does all harm of docs/reliability.md, on loopback, one after the other; 1 when something was lost. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { share: { type: 'string', default: '1' } } });
  const cluster = await startCluster();
  try {
    for (const { name, program, words, isOnServer = false } of harmsOf(Number(values.share))) {
      if (isOnServer && typeof cluster === 'string') {
        console.log(`- ${name}: skipped, ${cluster}`);
        continue;
      }
      const env = isOnServer && typeof cluster !== 'string' ? { DATABASE_URL_TEST: cluster.url } : {};
      const started = performance.now();
      const { code, output } = await runProgram(program, words, { env });
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s\n${endOf(output, code)}`);
      if (code !== 0) process.exitCode = 1;
    }
  } finally {
    if (typeof cluster !== 'string') cluster.remove();
  }
}

/** The last lines: of a failure more of them. */
function endOf(output: string, code: number): string {
  const lines = output.trimEnd().split('\n');
  return lines
    .slice(code === 0 ? -4 : -40)
    .map((line) => `    ${line}`)
    .join('\n');
}

await main();
