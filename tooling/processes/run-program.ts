import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { WORKSPACE } from '../build/packages.ts';

export interface ProgramResult {
  /** The exit code; 1 when the program was ended by a signal or could not be started. */
  code: number;
  /** Standard output and standard error, in the order in which they came. */
  output: string;
}

interface ProgramOptions {
  /** Where it runs; the top folder unless told. */
  folder?: string;
  env?: Record<string, string>;
  /** Show the output while the program runs, instead of only returning it. */
  isLive?: boolean;
  /** How long it may take before it is ended, milliseconds; for ever unless told. */
  limit?: number;
}

/** Runs a program, node_modules/.bin first, to its end. Never throws. */
export function runProgram(
  program: string,
  words: readonly string[],
  { folder = WORKSPACE, env = {}, isLive = false, limit }: ProgramOptions = {},
): Promise<ProgramResult> {
  const path = [join(folder, 'node_modules/.bin'), join(WORKSPACE, 'node_modules/.bin'), process.env.PATH];
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, PATH: path.join(delimiter), ...env },
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    timeout: limit,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
    // What it had started may outlive it and keep its output open.
    child.once('exit', () => {
      if (limit === undefined || !child.killed) return;
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve({ code: 1, output: `${output}\nEnded after ${limit / 60_000} minutes, without a result.\n` });
    });
  });
}
