import { parseArgs } from 'node:util';
import { createDependencies, readEnv } from '@shortlist/bff';
import { listCallsOf } from '@shortlist/bff/scale/list-calls.ts';
import { onPostgres } from '../calls/on-postgres.ts';
import { type ServerProcess, startServer } from '../calls/server-process.ts';
import { tellRatios } from '../ratios.ts';
import { type GrownAccount, seedGrown } from './seed.ts';
import { type GrownCall, growthRatios, growthTable } from './table.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '300,3000,30000' },
      runs: { type: 'string', default: '40' },
      only: { type: 'string', default: '' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  await onPostgres(async ({ version, env }) => {
    const quiet = { ...env, LOG_LEVEL: 'error' };
    const deps = await createDependencies(readEnv(quiet));
    const engine = deps.analyzer.preparation?.version ?? '';
    await deps.close();
    const accounts: GrownAccount[] = [];
    for (const [index, resumes] of sizes.entries()) {
      const account = await seedGrown({ url: env.DATABASE_URL, engine }, index + 1, resumes);
      const { bytesPerResume, took } = account;
      console.log(
        `${resumes} resumes: ${bytesPerResume.toFixed(0)} bytes each, written in ${took.toFixed(0)} s`,
      );
      accounts.push(account);
    }
    const server = await startServer('bff/src/main.ts', quiet);
    console.log(`PostgreSQL ${version}, p95 of ${values.runs} answers, one after the other`);
    const calls = await callAll(server, accounts, { ...values, runs: Number(values.runs) });
    console.log(growthTable(sizes, calls));
    tellRatios(growthRatios(sizes, calls));
    await server.end();
  });
}

async function callAll(
  { origin }: ServerProcess,
  accounts: readonly GrownAccount[],
  { runs, only }: { readonly runs: number; readonly only: string },
): Promise<GrownCall[]> {
  const lists = accounts.map(({ owner, cookie }) => {
    const paths = Object.values(listCallsOf(owner)).flatMap((calls) => calls.map(({ path }) => path));
    return { cookie, paths };
  });
  const calls: GrownCall[] = [];
  for (const [at, path] of (lists[0]?.paths ?? []).entries()) {
    if (!path.includes(only)) continue;
    const asked = lists.map(({ cookie, paths }) => ({ address: `${origin}${paths[at]}`, cookie }));
    calls.push({ path, ...(await answersOf(asked, runs)) });
  }
  return calls;
}

interface Asked {
  readonly address: string;
  readonly cookie: string;
}

/**
 * The times of so many answers to each, and their lengths. They take turns, so that what else the machine does hits all alike.
 * A call that an account gets no answer to is told, and timed once.
 */
async function answersOf(asked: readonly Asked[], runs: number): Promise<Omit<GrownCall, 'path'>> {
  const rounds: Answer[][] = [];
  for (let run = -WARM_UP; run < runs; run += 1) {
    const answers: Answer[] = [];
    for (const each of asked) answers.push(await answerOf(each));
    const missing = answers.filter(({ status }) => status !== 200);
    for (const { address, status } of missing) console.log(`${address} answered ${status}`);
    if (run >= 0 || missing.length > 0) rounds.push(answers);
    if (missing.length > 0) break;
    const rows = answers.map((answer) => answer.rows);
    if (rows.some((count, at) => count < (rows[at - 1] ?? 0)))
      throw new Error(`${asked[0]?.address} answered with ${rows.join(', ')} rows.`);
  }
  return {
    times: asked.map((_, at) => rounds.flatMap((answers) => answers[at]?.took ?? [])),
    lengths: asked.map((_, at) => rounds.at(-1)?.[at]?.length ?? Number.NaN),
  };
}

interface Answer {
  readonly address: string;
  readonly status: number;
  /** Milliseconds. */
  readonly took: number;
  /** Characters. */
  readonly length: number;
  /** Of a list. */
  readonly rows: number;
}

async function answerOf({ address, cookie }: Asked): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(address, { headers: { cookie } });
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  const took = performance.now() - start;
  return {
    address,
    status: response.status,
    took,
    length: text.length,
    rows: Array.isArray(body) ? body.length : 0,
  };
}

const WARM_UP = 3;

await main();
