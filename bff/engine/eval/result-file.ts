import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Finds out whether a result can be written, before anything is measured for it. Leaves nothing behind.
 *
 * @throws Error with a sentence that names the file.
 */
export function checkResultFile(file: string): void {
  const draft = draftOf(file);
  orSay(file, () => {
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false)
      throw new Error('something other than a file has that name');
    writeFileSync(draft, '');
    rmSync(draft);
  });
}

/**
 * Writes a result under another name and renames it, so that the file is whole or as it was before.
 *
 * @throws Error with a sentence that names the file.
 */
export function writeResultFile(file: string, text: string): void {
  const draft = draftOf(file);
  try {
    orSay(file, () => {
      writeFileSync(draft, text);
      renameSync(draft, file);
    });
  } finally {
    rmSync(draft, { force: true });
  }
}

function draftOf(file: string): string {
  return `${file}.${process.pid}.part`;
}

function orSay(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} can't be written: ${why}`, { cause: error });
  }
}
