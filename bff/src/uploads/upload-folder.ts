import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFullError } from '../storage-full-error.ts';

/** Runs `work` with a fresh folder and removes it afterward, whatever happened. */
export async function withOwnFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(parent, randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw storageFullError(error) ?? error;
  });
  try {
    return await work(folder);
  } finally {
    // A file of a form that broke off may still be opening.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes what is in a folder and older than `graceMs`, as a crash leaves it; answers how much it was. */
export async function sweepFolder(folder: string, graceMs: number): Promise<number> {
  let removed = 0;
  for await (const { name } of await opendir(folder)) {
    const path = join(folder, name);
    // Whoever made it may finish with it meanwhile.
    const found = await stat(path).catch(() => null);
    if (found === null || Date.now() - found.mtimeMs < graceMs) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
