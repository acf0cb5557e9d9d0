import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shortlist/tooling/processes/free-port.ts';

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
  /** Which command, with its words; `npm start` unless told. */
  command?: string[];
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
  command = ['tooling/start/start.ts'],
  env = {},
}: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    cwd: checkout,
    env: { ...inherited(), PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(child, 'Ready in');
  return { address: `http://localhost:${port}`, dataDir, stop: () => stop(child, dataDir) };
}

/** What the developer has set for a product of their own has no say here. */
export function inherited(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME };
}

/**
 * Everything that a process has printed by the time that it prints a text.
 *
 * @throws Error with everything that it printed when it ends or takes longer than three minutes.
 */
export function untilPrinted(child: ChildProcess, text: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The process ${why}:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in three minutes'), patience);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes(text)) return;
      clearTimeout(timer);
      resolve(output);
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
