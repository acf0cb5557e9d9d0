import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RELEASE_FILE, servedFiles } from '../build/files.ts';
import { compressFiles } from './compress.ts';

/** Gives `work` a folder with what of a build is released: its files, compressed copies, and what it says of itself. */
export async function withStaged(
  buildFolder: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-release-'));
  try {
    const files = servedFiles(buildFolder);
    for (const file of [...files, RELEASE_FILE]) cpSync(join(buildFolder, file), join(folder, file));
    await compressFiles(files.map((file) => join(folder, file)));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
