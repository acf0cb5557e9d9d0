import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE } from '../../build/packages.ts';
import { freePort } from '../../processes/free-port.ts';
import { ask } from './drive.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  end(): Promise<unknown>;
}

/** How long a start may take, milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Starts a program, with the options that Node has here, and waits until it answers.
 *
 * @throws Error when it does not in time.
 */
export async function startServer(program: string, env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...process.execArgv, resolve(WORKSPACE, program)], {
    env: { ...process.env, ...env, PORT: String(port) },
    // Logs are written and go nowhere.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill());
  const server = {
    origin: `http://127.0.0.1:${port}`,
    end() {
      child.kill();
      return ended;
    },
  };
  const end = performance.now() + PATIENCE_MS;
  while (!(await answers(server.origin))) {
    if (performance.now() > end || child.exitCode !== null) {
      await server.end();
      throw new Error(`${program} did not start.`);
    }
    await pause(100);
  }
  return server;
}

function answers(origin: string): Promise<boolean> {
  return ask({ origin, path: '/metrics', cookie: '' }).then(
    () => true,
    () => false,
  );
}
