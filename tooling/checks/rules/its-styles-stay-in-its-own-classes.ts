import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Rule } from '../rule.ts';
import { strayStyles } from '../stray-styles.ts';

export const itsStylesStayInItsOwnClasses: Rule = {
  name: 'its styles stay in its own classes',
  why: 'Shell and remotes share one document. A style for `p`, `*` or `:root` in one remote changes the pages of all others, from the moment somebody first visits it.',
  isForRemotesOnly: true,
  check: async ({ candidate }) => {
    const { release } = candidate;
    if (release.kind !== 'remote') return [];
    const folder = await candidate.folder();
    return Object.keys(release.sizes)
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => problemsIn(file, readFileSync(join(folder, file), 'utf8'), release.name));
  },
};

function problemsIn(file: string, css: string, remote: string): Problem[] {
  return strayStyles(css, remote).map((stray) => ({
    what: `${file}: ${stray} is not bound to a class of ${remote}.`,
    fix: 'Write it in a *.module.css, inside a class of the component: `.list li`, not `li`. What is for every page belongs to the design system.',
  }));
}
