import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shortlist/tooling/start/port.ts';

/** The product as `npm start` runs it, on a data folder of its own. */
export interface RunningProduct {
  /** `http://localhost:4412` */
  address: string;
  dataDir: string;
  /** Asks it to stop as Ctrl-C does, deletes its data, and returns its exit code. */
  stop(): Promise<number | null>;
}

interface ProductOptions {
  /** Top folder of the checkout that is started; this one unless told. */
  checkout?: string;
  env?: Record<string, string>;
}

const here = join(import.meta.dirname, '../..');
const patience = 180_000;

/**
 * Builds what changed and starts the product in a process of its own.
 *
 * @throws Error with everything that it printed when it ends or takes longer than three minutes.
 */
export async function startProduct({
  checkout = here,
  env = {},
}: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-e2e-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(checkout, 'tooling/start/start.ts')], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: '', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(child, 'Ready in');
  return { address, dataDir, stop: () => stop(child, dataDir) };
}

function untilPrinted(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The product ${why}:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in three minutes'), patience);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(text)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => fail(`ended with code ${code}`));
  });
}

async function stop(child: ChildProcess, dataDir: string): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (child.exitCode === null) child.kill('SIGTERM');
  const code = child.exitCode ?? (await ended);
  await rm(dataDir, { recursive: true, force: true });
  return code;
}
