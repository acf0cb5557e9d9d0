import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Takes back all that was written. */
export type TakeBack = () => Promise<void>;

/**
 * Writes files, all or none: when one can't be written, those before it are as they were.
 *
 * @param files text by path below the folder.
 * @returns how to take it back when what follows fails.
 */
export async function writeFilesAtomically(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<TakeBack> {
  const undo: TakeBack[] = [];
  const takeBack = async () => {
    for (const each of undo.splice(0).toReversed()) await each();
  };
  try {
    for (const [path, text] of files) {
      const file = join(folder, path);
      const created = await mkdir(dirname(file), { recursive: true });
      if (created) undo.push(() => rm(created, { recursive: true, force: true }));
      const before = existsSync(file) ? await readFile(file, 'utf8') : null;
      undo.push(() => (before === null ? rm(file, { force: true }) : writeFile(file, before)));
      await writeFile(file, text);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
