import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Env, readEnv, StartError } from '@shortlist/bff';
import { killWithParent } from '../processes/end.ts';
import { prepareDataFolder } from './data-folder.ts';
import { readStartEnv } from './env.ts';
import { requirePort } from './port.ts';
import { type Product, startProduct } from './product.ts';
import { stopOnSignal } from './stop-on-signal.ts';

async function main(): Promise<void> {
  const began = performance.now();
  const isFresh = readFlags();
  const start = readStartEnv();
  const bff = readBffEnv(start.dataDir);
  if (isFresh && bff.databaseUrl) {
    throw new StartError('--fresh empties the embedded database: run it without DATABASE_URL.');
  }
  await requirePort(start.port, start.host);
  if (isFresh || !existsSync(start.dataDir)) console.log(FIRST_START);
  await prepareDataFolder(start.dataDir, isFresh);
  const product = await startProduct({ start, bff, report: console.log });
  stopOnSignal(() => product.close());
  greet(product, bff, performance.now() - began);
}

/** A build is told once it is there, and nothing of the database. */
const FIRST_START =
  'First start: building the shell and the remotes, and filling the database. This takes a minute or more.';

function readFlags(): boolean {
  try {
    return parseArgs({ options: { fresh: { type: 'boolean', default: false } } }).values.fresh;
  } catch {
    throw new StartError('Usage: npm start, or npm start -- --fresh to empty the data folder first.');
  }
}

/** The request log would bury the address: in `npm start` only warnings are printed unless asked otherwise. */
function readBffEnv(dataDir: string): Env {
  return readEnv({ LOG_LEVEL: 'warn', ...process.env, DATA_DIR: dataDir });
}

function greet({ address }: Product, { demo, dataDir }: Env, milliseconds: number): void {
  const accounts = '  Demo       recruiter@example.com or admin@example.com, password demo-password';
  const lines = [
    '',
    `  Shortlist  ${address}`,
    ...(demo ? [accounts] : []),
    `  Data       ${dataDir}`,
    '  Stop       Ctrl-C',
    '',
    `Ready in ${(milliseconds / 1000).toFixed(1)} s.`,
  ];
  console.log(lines.join('\n'));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  killWithParent(1);
});
