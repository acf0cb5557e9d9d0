import { stat } from 'node:fs/promises';
import { AppError } from '@shortlist/api-contract/app-error';
import { StartError } from '@shortlist/api-contract/settings';
import { pino } from 'pino';
import { isDatabaseAway } from '../db/database-failure.ts';
import { setServerPassword } from '../db/server-connections.ts';
import { fileTrouble } from '../file-trouble.ts';
import { backUp } from './back-up.ts';
import { readBackupEnv } from './backup-env.ts';
import { type BackupCommand, readBackupCommand } from './command.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, on what the product uses. */
async function main(): Promise<void> {
  const lines = await run(readBackupCommand(process.argv.slice(2)));
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function run(command: BackupCommand): Promise<string[]> {
  const env = readBackupEnv();
  setServerPassword(env.databasePassword);
  const log = pino({ level: 'silent' });
  if (command.verb === 'restore') {
    const manifest = await restore(env, command, log);
    return [`Restored ${contentOf(manifest)}, as they were at ${manifest.takenAt}.`];
  }
  const { manifest, missing } = await backUp(env, command.path, log);
  const { size } = await stat(command.path);
  const done = `Backed up ${contentOf(manifest)} to ${command.path} (${(size / 1e6).toFixed(1)} MB).`;
  if (missing.length === 0) return [done];
  return [done, `${missing.length} files were missing in STORAGE before, ${missing[0]} among them.`];
}

function contentOf({ tables, files, releases }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${files.length} files, and ${releases.length} files of releases`;
}

/** Whatever happens, one sentence that says what to do. */
function sentenceOf(error: unknown): string {
  if (error instanceof StartError || error instanceof AppError) return error.message;
  if (isDatabaseAway(error)) {
    return 'The database went away, and nothing was changed in it: check that it runs, then try again.';
  }
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
  return fileTrouble(error) ?? `It did not end, and the database is as it was (${reason}): try again.`;
}

await main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
