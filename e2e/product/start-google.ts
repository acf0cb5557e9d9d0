import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The sandbox issuer, as a process of its own. */
export interface RunningIssuer {
  /** What the product needs to trust it. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, '../../bff/sandbox/google/main.ts');

/**
 * Starts the sandbox issuer on any free port.
 *
 * @throws Error with everything that it printed when it ends at once.
 */
export async function startGoogle(): Promise<RunningIssuer> {
  const child = spawn(process.execPath, [program, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const printed = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('GOOGLE_SCRIPT_URL=')) resolve(output);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The sandbox issuer ended:\n${output}`)));
  });
  const lines = (await printed).matchAll(/^\s+(GOOGLE_\w+)=(\S+)$/gm);
  return {
    env: Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value])),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
