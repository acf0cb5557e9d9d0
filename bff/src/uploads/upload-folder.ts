import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs `work` with a fresh folder and removes it afterwards, whatever happened. */
export async function withOwnFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(parent, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what is in a folder and older than `graceMs`: uploads that a crash interrupted. */
export async function sweepFolder(folder: string, graceMs: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  await Promise.all(
    paths.map(async (path) => {
      const { mtimeMs } = await stat(path);
      if (Date.now() - mtimeMs >= graceMs) await rm(path, { recursive: true, force: true });
    }),
  );
}
