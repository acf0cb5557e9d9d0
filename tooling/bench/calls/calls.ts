import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { tellRatios } from '../ratios.ts';
import { ask, drive, type Turn } from './drive.ts';
import { onPostgres } from './on-postgres.ts';
import { seedAccount } from './seed.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { callRatios, callsTable, type Turns } from './table.ts';

const BFF = 'bff/src/main.ts';
const BARE = 'tooling/bench/calls/bare-server.ts';
const PATHS = ['/api/auth/', '/api/jobs?limit=100'];

/** Calls of a turn, and of the one before all that only lets the compiler see what is hot. */
const CALLS = 1_500;
const WARM_UP = 6_000;

/** By the names that they have in the table. */
type Servers = ReadonlyMap<string, ServerProcess>;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      before: { type: 'string' },
      spans: { type: 'boolean', default: false },
    },
  });
  await onPostgres(async ({ version, env }) => {
    const cookie = await seedAccount({ ...env, LOG_LEVEL: 'error' });
    const servers = new Map([['product', await startServer(BFF, env)]]);
    if (values.spans) {
      const spans = { OTEL_EXPORTER_OTLP_ENDPOINT: await startCollector() };
      servers.set('with spans', await startServer(BFF, { ...env, ...spans }));
    }
    if (values.before) servers.set('before', await startServer(resolve(values.before, BFF), env));
    servers.set('bare', await startServer(BARE, env));
    console.log(`PostgreSQL ${version}, one process each; medians of ${values.runs} turns of ${CALLS} calls`);
    for (const path of PATHS.filter((each) => each.includes(values.only))) {
      const turns = await compare(servers, { path, cookie }, Number(values.runs));
      console.log(callsTable(path, turns));
      tellRatios(callRatios(path, turns));
    }
    await Promise.all([...servers.values()].map((server) => server.end()));
  });
}

/** Takes spans and forgets them. Returns its address. */
async function startCollector(): Promise<string> {
  const collector = createServer((request, response) => request.resume().on('end', () => response.end()));
  collector.listen(0, '127.0.0.1').unref();
  await once(collector, 'listening');
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
}

/** Takes turns, so that what else the machine does hits both alike. All must answer the same bytes. */
async function compare(
  servers: Servers,
  call: { readonly path: string; readonly cookie: string },
  runs: number,
): Promise<Turns> {
  const [product] = servers.values();
  const expected = await ask({ ...call, origin: product?.origin ?? '' });
  const turns = new Map([...servers.keys()].map((name): [string, Turn[]] => [name, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, { origin }] of servers) {
      const turn = await drive({ ...call, origin, expected }, run === 0 ? WARM_UP : CALLS);
      if (run > 0) turns.get(name)?.push(turn);
    }
  }
  return turns;
}

await main();
