import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STRING = /(["'`])([a-z][a-z0-9_]*\/[A-Za-z][A-Za-z0-9]*)\1/g;

/**
 * The widgets of other remotes that a build shows anywhere: their ids stand in its code as strings, since a widget is
 * asked for by its id alone.
 *
 * @param known ids that some contract has: other strings of this form are no widgets.
 */
export function usedWidgets(
  { name, folder, files }: { name: string; folder: string; files: readonly string[] },
  known: Iterable<string>,
): string[] {
  const others = new Set([...known].filter((id) => !id.startsWith(`${name}/`)));
  const strings = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(STRING)])
    .map(([, , id = '']) => id);
  return [...new Set(strings.filter((id) => others.has(id)))].sort();
}
