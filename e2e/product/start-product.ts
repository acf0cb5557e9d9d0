import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shortlist/tooling/processes/free-port.ts';
import { inject } from 'vitest';

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
  /** The data folder that it begins with; the one with migrations, demo and releases unless told. */
  image?: string;
}

const here = join(import.meta.dirname, '../..');
const patience = 180_000;

/**
 * Builds what changed and starts the product in a process of its own, on a copy of a data folder.
 *
 * @throws Error with everything that it printed when it ends or takes longer than three minutes.
 */
export async function startProduct({
  image = inject('image'),
  ...options
}: ProductOptions = {}): Promise<RunningProduct> {
  const dataDir = await aDataFolder();
  await cp(image, dataDir, { recursive: true });
  const { address, stop } = await run(dataDir, options);
  return {
    address,
    dataDir,
    async stop() {
      const code = await stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/**
 * Makes what a product writes at its first start: the migrated database with the demo, the releases compressed. It takes
 * four times as long as any later start.
 *
 * @returns the data folder, which nobody uses.
 * @throws Error when the product does not start, or does not stop when it is asked to.
 */
export async function makeImage(): Promise<string> {
  const dataDir = await aDataFolder();
  const { stop } = await run(dataDir, {});
  const code = await stop();
  if (code !== 0) throw new Error(`The product ended with code ${code} after its first start.`);
  return dataDir;
}

const aDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'shortlist-e2e-'));

async function run(
  dataDir: string,
  {
    checkout = here,
    command = ['tooling/start/start.ts'],
    env = {},
  }: Pick<ProductOptions, 'checkout' | 'command' | 'env'>,
): Promise<Pick<RunningProduct, 'address' | 'stop'>> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    cwd: checkout,
    env: { ...inherited(), PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(child, 'Ready in');
  return { address: `http://localhost:${port}`, stop: () => stop(child) };
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

async function stop(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (child.exitCode === null) child.kill('SIGTERM');
  return child.exitCode ?? ended;
}
