import type { Release } from '@shortlist/platform/release-set';
import { bestPrefix, isSamePattern, lengthOf } from '../prefixes.ts';
import type { Problem, Rule } from '../rule.ts';

export const itsRoutesAreNobodyElses: Rule = {
  name: "its routes are nobody else's",
  why: 'An address has one owner. Two remotes that both have a page there take visitors from each other, and which one wins changes with every release.',
  check: ({ candidate: { release }, others }) => {
    const problems = others.flatMap(({ release: other }) => [
      ...samePages(release, other),
      ...takenPages(release, other, 'It has the page'),
      ...takenPages(other, release, `${other.package} ${other.version} has the page`),
    ]);
    // A pair that meets in two channels is said once.
    return [...new Map(problems.map((problem) => [problem.what, problem])).values()];
  },
};

const FIX =
  'Choose another address. To hand a page over, release the remote that gives it away together with the one that takes it.';

function samePages(release: Release, other: Release): Problem[] {
  return release.pages
    .filter(({ path }) => hasPage(other, path))
    .map(({ path }) => ({
      what: `It has the page ${path}, and so has ${other.package} ${other.version}.`,
      fix: FIX,
    }));
}

/** Pages of `one` that lie in a prefix of `other` which says more than its own. */
function takenPages(one: Release, other: Release, subject: string): Problem[] {
  return one.pages
    .filter(({ path }) => !hasPage(other, path))
    .flatMap(({ path }) => {
      const claimed = bestPrefix(prefixesOf(other), path);
      const own = bestPrefix(prefixesOf(one), path);
      if (claimed === undefined || (own !== undefined && lengthOf(own) > lengthOf(claimed))) return [];
      const where = `which lies in ${claimed} of ${other.package} ${other.version}`;
      return [{ what: `${subject} ${path}, ${where}.`, fix: FIX }];
    });
}

const hasPage = ({ pages }: Release, path: string): boolean =>
  pages.some((page) => isSamePattern(page.path, path));

const prefixesOf = (release: Release): readonly string[] =>
  release.kind === 'remote' ? release.prefixes : [];
