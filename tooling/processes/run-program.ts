import { spawn } from 'node:child_process';
import { WORKSPACE } from '../build/packages.ts';

export interface ProgramResult {
  /** The exit code; 1 when the program was ended by a signal or could not be started. */
  code: number;
  /** Standard output and standard error, in the order in which they came. */
  output: string;
}

interface ProgramOptions {
  env?: Record<string, string>;
  /** Show the output while the program runs, instead of only returning it. */
  isLive?: boolean;
}

/** Runs a program of the workspace (node_modules/.bin first, in the top folder) to its end. Never throws. */
export function runProgram(
  program: string,
  words: string[],
  { env = {}, isLive = false }: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(program, words, {
    cwd: WORKSPACE,
    env: { ...process.env, PATH: `${WORKSPACE}/node_modules/.bin:${process.env.PATH}`, ...env },
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
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
  });
}
