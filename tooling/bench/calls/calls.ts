import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from '../../postgres/cluster.ts';
import { killWithParent } from '../../processes/end.ts';
import { ask, drive } from './drive.ts';
import { seedAccount } from './seed.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { CONTESTANTS, callsTable, type Turns } from './table.ts';

const PROGRAMS = { product: 'bff/src/main.ts', bare: 'tooling/bench/calls/bare-server.ts' };
const PATHS = ['/api/auth/', '/api/jobs?limit=100'];

/** Calls of a turn, and of the one before all that only lets the compiler see what is hot. */
const CALLS = 500;
const WARM_UP = 2_000;

type Servers = Readonly<Record<keyof typeof PROGRAMS, ServerProcess>>;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const cluster = await startCluster();
  if (typeof cluster === 'string') throw new Error(`${cluster}.`);
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    DEMO: '0',
    PAYMENTS: 'off',
    WORKERS: 'external',
  };
  try {
    const cookie = await seedAccount({ ...env, LOG_LEVEL: 'warn' });
    const product = await startServer(PROGRAMS.product, env);
    const bare = await startServer(PROGRAMS.bare, env);
    console.log(
      `PostgreSQL ${cluster.version}, one process each; medians of ${values.runs} turns of ${CALLS} calls`,
    );
    for (const path of PATHS.filter((each) => each.includes(values.only))) {
      console.log(callsTable(path, await compare({ product, bare }, { path, cookie }, Number(values.runs))));
    }
    await Promise.all([product.end(), bare.end()]);
  } finally {
    cluster.remove();
    await rm(dataDir, { recursive: true });
  }
}

/** Takes turns, so that what else the machine does hits both alike. Both must answer the same bytes. */
async function compare(
  servers: Servers,
  call: { readonly path: string; readonly cookie: string },
  runs: number,
): Promise<Turns> {
  const expected = await ask({ ...call, origin: servers.product.origin });
  const turns: Turns = { product: [], bare: [] };
  for (let run = 0; run <= runs; run += 1) {
    for (const name of CONTESTANTS) {
      const { origin } = servers[name];
      const turn = await drive({ ...call, origin, expected }, run === 0 ? WARM_UP : CALLS);
      if (run > 0) turns[name].push(turn);
    }
  }
  return turns;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
