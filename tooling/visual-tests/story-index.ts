import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { z } from 'zod';

/** A story as the static Storybook lists it. */
export interface Story {
  id: string;
  /** "Actions/Button, Pending" */
  name: string;
  /** Its file, from the folder of the Storybook. */
  file: string;
  /** The name under which its file exports it: "LongText" */
  exportName: string;
  tags: readonly string[];
  /** Its tag `logs-errors`: it shows a failure that React or the platform logs, as it should. */
  logsErrors: boolean;
}

/** Its file from the workspace, with slashes: "mfe-jobs/src/job-list/JobListPage.stories.tsx". */
export function fileOf({ file }: Story): string {
  return posix.join('design-system', file);
}

/** The package that owns it: "mfe-jobs". */
export function packageOf(story: Story): string {
  return fileOf(story).split('/')[0] ?? '';
}

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      exportName: z.string().default(''),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/**
 * The stories of a built Storybook, in its order; with `filter` those whose id or file contains it.
 *
 * @throws Error when the folder holds no Storybook.
 */
export async function readStories(staticDir: string, filter = ''): Promise<Story[]> {
  const path = join(staticDir, 'index.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `There is no built Storybook in ${staticDir}: run npm run build:storybook -w design-system.`,
    );
  });
  return Object.values(Index.parse(JSON.parse(text)).entries)
    .filter((entry) => entry.type === 'story')
    .filter((entry) => entry.id.includes(filter) || entry.importPath.includes(filter))
    .map((entry) => ({
      id: entry.id,
      name: `${entry.title}, ${entry.name}`,
      file: entry.importPath,
      exportName: entry.exportName,
      tags: entry.tags,
      logsErrors: entry.tags.includes('logs-errors'),
    }));
}
