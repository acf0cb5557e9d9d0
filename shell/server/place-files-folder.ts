import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathInside } from './release-name.ts';
import type { PlaceFiles } from './release-storage.ts';

/** Files in a folder of this machine. */
export const filesIn = (folder: string): PlaceFiles => ({
  async get(path) {
    const file = pathInside(folder, path);
    return existsSync(file) ? readFileSync(file) : undefined;
  },
  async putNew(path, content) {
    const file = pathInside(folder, path);
    const draft = join(dirname(file), `.${randomUUID()}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  },
  async list(path) {
    const top = pathInside(folder, path);
    if (!existsSync(top)) return [];
    return readdirSync(top, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && !each.name.startsWith('.'))
      .map(
        (each) =>
          path +
          join(each.parentPath, each.name)
            .slice(top.length + 1)
            .split(sep)
            .join('/'),
      );
  },
  async remove(path) {
    rmSync(pathInside(folder, path), { force: true });
  },
});
