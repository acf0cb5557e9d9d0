import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Runs `npm run backup` or `npm run restore` as a process, as an operator does, with these variables and no others. */
export async function runBackupProcess(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/backup/main.ts'), ...words], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, out, err };
}
