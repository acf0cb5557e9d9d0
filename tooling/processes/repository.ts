import { join } from 'node:path';

/** The repository's top folder, absolute. */
export const repository: string = join(import.meta.dirname, '../..');

/** An absolute path inside the repository. */
export function inRepository(...parts: string[]): string {
  return join(repository, ...parts);
}
