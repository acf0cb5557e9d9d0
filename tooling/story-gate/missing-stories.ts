import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The components of the design system (a folder with a file of its own name) that no story shows. */
export function componentsWithoutStories(sourceDir: string): string[] {
  return readdirSync(sourceDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(sourceDir, entry.name, `${entry.name}.tsx`)))
    .map((entry) => entry.name)
    .filter((name) => !existsSync(join(sourceDir, name, `${name}.stories.tsx`)))
    .toSorted();
}
