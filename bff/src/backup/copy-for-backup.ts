import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { reportOf } from '../error-report.ts';

/**
 * What backups and restores keep in a data folder while they work. One process holds the embedded database: while the product
 * runs, it is asked by a socket here for a copy, which only this user of the machine can do.
 */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backup');

/** The path of a socket must be short: from where the process runs, it mostly is. */
function socketOf(dataDir: string): string {
  const path = join(backupFolder(dataDir), 'socket');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/** Hands out copies of the embedded database. */
export interface CopyService {
  /** Whether somebody reads a copy, or is about to. */
  isBusy(): boolean;
  close(): Promise<void>;
}

export interface CopyServiceOptions {
  readonly dataDir: string;
  /** Copies the folder of the embedded database. */
  readonly copyTo: (folder: string) => Promise<void>;
  readonly log: Logger;
}

/**
 * Answers each connection with the folder of a copy, which lasts as long as the connection. Where no socket can be made, as
 * in a data folder with a long path, the product runs without, and says so in the log.
 */
export async function serveCopies({ dataDir, copyTo, log }: CopyServiceOptions): Promise<CopyService> {
  // What an earlier process left: this one holds the data folder.
  await rm(backupFolder(dataDir), { recursive: true, force: true });
  await mkdir(backupFolder(dataDir), { mode: 0o700 });
  const readers = new Set<Socket>();
  const server = createServer((reader) => {
    readers.add(reader);
    const folder = join(backupFolder(dataDir), randomUUID());
    reader.on('error', () => {});
    reader.once('close', () => {
      readers.delete(reader);
      rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
        log.warn(reportOf(error), 'The copy for a backup was left to the next start'),
      );
    });
    copyTo(folder).then(
      () => reader.write(`${JSON.stringify(folder)}\n`),
      (error: unknown) => {
        log.error(reportOf(error), 'The database could not be copied for a backup');
        reader.destroy();
      },
    );
  });
  const socket = socketOf(dataDir);
  server.listen(socket);
  await once(server, 'listening').then(
    () => chmod(socket, 0o600),
    (error: unknown) => log.warn(reportOf(error), 'Backups need the product to be stopped'),
  );
  return {
    isBusy: () => readers.size > 0,
    async close() {
      for (const reader of readers) reader.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A copy of the embedded database that a running product made. */
export interface DatabaseCopy {
  readonly folder: string;
  /** Has the product remove it. */
  end(): void;
}

/** Asks the product that runs on a data folder for a copy; null when none answers. */
export async function askForCopy(dataDir: string): Promise<DatabaseCopy | null> {
  const socket = connect(socketOf(dataDir));
  try {
    await once(socket, 'connect');
    for await (const line of createInterface({ input: socket })) {
      return { folder: String(JSON.parse(line)), end: () => void socket.destroy() };
    }
  } catch {
    // No product, or one that was killed.
  }
  socket.destroy();
  return null;
}
