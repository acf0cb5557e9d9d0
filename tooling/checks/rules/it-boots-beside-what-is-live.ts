import { findBrowser, missingBrowser } from '../../bootstrap/browser.mjs';
import { type BootSet, type FailedBoot, runSmokeTest } from '../../smoke-test/boot.ts';
import { bootSetsOf } from '../../smoke-test/boot-sets.ts';
import type { BuildToCheck, CheckContext, Problem, Rule } from '../rule.ts';
import { WHOLE } from '../scope.ts';

/** N and N-1: a shell with every remote that is live, a remote in every shell that is live. */
export const itBootsBesideWhatIsLive: Rule = {
  name: 'it boots beside what is live',
  why: 'Versions can fit on paper and still not run together. Only a browser that has both shows it before visitors do.',
  check: async (context) => {
    const sets = bootSetsOf(context).flatMap((set) => unseen(set, context));
    if (sets.length === 0) return [];
    if (!findBrowser()) return [NO_BROWSER];
    const browser = await context.browser.get();
    const problems: Problem[] = [];
    for (const set of sets) {
      const failed = await runSmokeTest(set, browser, context.scope);
      problems.push(...failed.map((each) => problemOf(each, context.candidate)));
    }
    return problems;
  },
};

/** Of packages that are released together each would see what the first has seen, if that was everything. */
function unseen({ builds, booted }: BootSet, { seen, scope }: CheckContext): BootSet[] {
  const together = builds.map(({ release }) => `${release.package} ${release.version}`).sort();
  const left = booted.filter((name) => !seen.has(`${name} in ${together.join()}`));
  if (scope === WHOLE) for (const name of left) seen.add(`${name} in ${together.join()}`);
  return left.length > 0 ? [{ builds, booted: left }] : [];
}

const NO_BROWSER: Problem = { what: 'No browser is there to try it in.', fix: missingBrowser };

function problemOf(
  { package: name, version, path, complaints }: FailedBoot,
  { release }: BuildToCheck,
): Problem {
  const whose = name === release.package ? 'Its page' : `The page of ${name} ${version},`;
  return {
    what: `${whose} ${path}: ${complaints.slice(0, 3).join(' ')}`,
    fix: 'See it yourself: npm start, and open the address. What it needs must be there in every version that is live.',
  };
}
