import { type ChildProcess, spawn } from 'node:child_process';
import { StartError } from '@shortlist/api-contract/settings';
import { folderOf } from '../build/packages.ts';

/** The BFF in a process of its own, started again whenever a file that it imports changes. */
export interface BffProcess {
  readonly address: URL;
  close(): Promise<void>;
}

const PATIENCE_MS = 60_000;

/**
 * Starts the BFF on a port of this machine and waits until it is ready.
 *
 * @throws StartError when it ends or stays silent; what it printed stands above.
 */
export async function startDevelopmentBff(port: number, dataDir: string): Promise<BffProcess> {
  const address = new URL(`http://127.0.0.1:${port}`);
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    cwd: folderOf('bff'),
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilReady(child, address);
  return { address, close: () => end(child) };
}

async function untilReady(child: ChildProcess, address: URL): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && child.exitCode === null) {
    const reply = await fetch(new URL('/readyz', address)).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new StartError('The BFF did not start: see the lines above.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
