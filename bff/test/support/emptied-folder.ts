import { readdir } from 'node:fs/promises';

/** Whether a folder holds no file, however deep; one that was never made holds none. */
export async function emptiedFolder(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return !entries.some((entry) => entry.isFile());
}
