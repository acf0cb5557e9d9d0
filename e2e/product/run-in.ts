import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a command of a checkout, as its team would. Returns what it printed.
 *
 * @throws Error with what it printed when it fails.
 */
export async function runIn(checkout: string, words: string[], env: Record<string, string>): Promise<string> {
  const [program = '', ...rest] = words;
  const { stdout } = await promisify(execFile)(program, rest, {
    cwd: checkout,
    env: { ...process.env, ...env },
  });
  return stdout;
}
