import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { isBackingUp } from './backup-lock.ts';
import { serveCopies } from './copy-for-backup.ts';

/** What a running product knows of backups that are taken of its data. */
export interface Backups {
  /** Whether one is: then no file may be removed. */
  isRunning(): Promise<boolean>;
  close(): Promise<void>;
}

/** Lets backups be taken while this process runs: a server tells of them itself, an embedded database is copied for them. */
export async function allowBackups(
  database: Database,
  { dataDir, log }: { readonly dataDir: string; readonly log: Logger },
): Promise<Backups> {
  if (database.copyFolder === null) {
    return { isRunning: () => isBackingUp(database.fork()), close: async () => {} };
  }
  const copies = await serveCopies({ dataDir, copyTo: database.copyFolder, log });
  return { isRunning: async () => copies.isBusy(), close: () => copies.close() };
}
