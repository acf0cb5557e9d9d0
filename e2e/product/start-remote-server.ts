import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@shortlist/tooling/processes/free-port.ts';

/** A static server of one remote, as `npm run serve-remote` runs it. */
export interface RemoteServer {
  readonly package: string;
  /** `http://localhost:4412` */
  readonly origin: string;
  /** Listens, on the same port as before. */
  start(dataDir: string): Promise<void>;
  /** Is gone, as a machine that was switched off. */
  stop(): Promise<void>;
}

const checkout = join(import.meta.dirname, '../..');
const patience = 60_000;

/** A server that does not listen yet, on a port that is free: the product is told of it first. */
export async function aRemoteServer(packageName: string): Promise<RemoteServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    package: packageName,
    origin: `http://localhost:${port}`,
    start: async (dataDir) => {
      const { PATH = '', HOME = '' } = process.env;
      child = spawn(process.execPath, ['shell/server/processes/serve-remote.ts', packageName], {
        cwd: checkout,
        env: { PATH, HOME, PORT: String(port), HOST: 'localhost', DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await untilServed(child, packageName);
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function untilServed(child: ChildProcess, packageName: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server of ${packageName} ${why}.`));
    const timer = setTimeout(() => fail('did not start in a minute'), patience);
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is served at')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
}
