import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Something that must have stories. Paths are from the workspace, with slashes. */
export interface StoryTarget {
  kind: 'component' | 'screen';
  /** "Button", "JobListPage" */
  name: string;
  /** Where its stories must be. */
  storyFile: string;
}

/** Every component of the design system: a folder with a capital letter that holds one. */
export function findComponents(workspace: string): StoryTarget[] {
  const files = globSync('design-system/src/[A-Z]*/*.tsx', { cwd: workspace }).filter(isSource);
  return [...new Set(files.map((file) => dirname(file)))].toSorted().map((folder) => {
    const name = basename(folder);
    return { kind: 'component', name, storyFile: `${folder}/${name}.stories.tsx` };
  });
}

/** Every screen and every widget of the shell and the remotes. */
export function findScreens(workspace: string): StoryTarget[] {
  const files = globSync('{shell,mfe-*}/src/**/*{Page,Widget}.tsx', { cwd: workspace }).filter(isSource);
  return files.toSorted().map((file) => {
    const name = basename(file, '.tsx');
    return { kind: 'screen', name, storyFile: join(dirname(file), `${name}.stories.tsx`) };
  });
}

function isSource(file: string): boolean {
  return !/\.(?:stories|test)\.tsx$/u.test(file);
}
