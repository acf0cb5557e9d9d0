import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AppReady } from './app-process.ts';

const APP = join(import.meta.dirname, 'app-process.ts');

/** The app in a process of its own. */
export interface RunningApp extends AppReady {
  readonly pid: number;
  /** Lines of its log that tell an error, and all it wrote to standard error. */
  readonly complaints: string[];
  /** Ends it at once, as a power switch does. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

/** Starts the app; rejects with what it said when it ends before it listens. */
export async function startApp(env: NodeJS.ProcessEnv): Promise<RunningApp> {
  const child = fork(APP, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const complaints: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => complaints.push(...errorsIn(chunk.toString())));
  const ended = once(child, 'exit');
  const ready = once(child, 'message').then(([message]) => message as AppReady);
  const failed = ended.then(() => {
    throw new Error(`The app did not start: ${complaints.join('\n')}`);
  });
  const { origin, webhookSecret } = await Promise.race([ready, failed]);
  failed.catch(() => {});
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    webhookSecret,
    pid: child.pid ?? 0,
    complaints,
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  };
}

/** pino's levels: 50 is an error, 60 the end. */
function errorsIn(output: string): string[] {
  return output.split('\n').filter((line) => /"level":[56]0/.test(line));
}
