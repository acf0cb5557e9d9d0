import { parseArgs } from 'node:util';
import { ask, CPU_SECONDS, drive, readMetric } from '../calls/drive.ts';
import { onPostgres } from '../calls/on-postgres.ts';
import { seedAccount } from '../calls/seed.ts';
import { type ServerProcess, startServer } from '../calls/server-process.ts';
import { databaseCpu } from './database-cpu.ts';
import { capacityTable, type Measured } from './table.ts';

/** What the home page of a recruiter, its lists and a search ask. */
const MIX = [
  '/api/auth/',
  '/api/dashboard/stats',
  '/api/dashboard/trends',
  '/api/dashboard/top-applicants',
  '/api/jobs?limit=50',
  '/api/resumes?limit=50',
  '/api/resumes?search=word77',
  '/api/dashboard/kanban?limit=25',
];

/** Calls of each kind that a process answers in a turn. */
const CALLS = 100;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { processes: { type: 'string', default: '1,2' }, turns: { type: 'string', default: '5' } },
  });
  await onPostgres(async ({ version, env }) => {
    const quiet = { ...env, LOG_LEVEL: 'error' };
    const cookie = await seedAccount(quiet);
    const readDatabase = await databaseCpu(env.DATABASE_URL);
    const measured: Measured[] = [];
    for (const count of values.processes.split(',').map(Number)) {
      const servers = await Promise.all(
        Array.from({ length: count }, () => startServer('bff/src/main.ts', quiet)),
      );
      measured.push(await measure(servers, { cookie, turns: Number(values.turns), readDatabase }));
      await Promise.all(servers.map((server) => server.end()));
    }
    console.log(`PostgreSQL ${version}, ${values.turns} turns of ${CALLS * MIX.length} calls a process`);
    console.log(capacityTable(measured));
  });
}

interface Load {
  readonly cookie: string;
  readonly turns: number;
  readonly readDatabase: () => number;
}

async function measure(
  servers: readonly ServerProcess[],
  { cookie, turns, readDatabase }: Load,
): Promise<Measured> {
  const [origin = ''] = servers.map((server) => server.origin);
  const calls = await Promise.all(
    MIX.map(async (path) => ({ path, cookie, expected: await ask({ origin, path, cookie }) })),
  );
  const turn = () => Promise.all(servers.map((server) => answerAll(server.origin, calls)));
  const total = async (metric: string) => {
    const each = await Promise.all(servers.map((server) => readMetric(server.origin, metric)));
    return each.reduce((sum, one) => sum + one, 0);
  };
  const memory = async () => (await total('process_resident_memory_bytes')) / servers.length / 2 ** 20;
  // Lets the compiler see what is hot.
  await turn();
  const [bffBefore, databaseBefore, memoryBefore] = [
    await total(CPU_SECONDS),
    readDatabase(),
    await memory(),
  ];
  const start = performance.now();
  for (let at = 0; at < turns; at += 1) await turn();
  const took = (performance.now() - start) / 1000;
  const done = turns * servers.length * MIX.length * CALLS;
  return {
    processes: servers.length,
    callsPerSecond: done / took,
    bffCpu: (1000 * ((await total(CPU_SECONDS)) - bffBefore)) / done,
    databaseCpu: (1000 * (readDatabase() - databaseBefore)) / done,
    memory: [memoryBefore, await memory()],
  };
}

interface Call {
  readonly path: string;
  readonly cookie: string;
  readonly expected: string;
}

async function answerAll(origin: string, calls: readonly Call[]): Promise<void> {
  for (const call of calls) await drive({ ...call, origin }, CALLS);
}

await main();
