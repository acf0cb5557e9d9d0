import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STRING = /(["'`])([a-z][a-z0-9_]*\/[A-Za-z][A-Za-z0-9]*)\1/g;

/**
 * The widgets of other remotes, or the slots of its own, that a build shows: their ids stand in its code as strings, since
 * each is named by its id alone.
 *
 * @param known ids that some contract has: other strings of this form are none.
 */
export function usedParts(
  { folder, files }: { folder: string; files: readonly string[] },
  known: Iterable<string>,
): string[] {
  const parts = new Set(known);
  const strings = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(STRING)])
    .map(([, , id = '']) => id);
  return [...new Set(strings.filter((id) => parts.has(id)))].sort();
}
