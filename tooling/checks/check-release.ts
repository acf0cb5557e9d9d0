import { contextsOf, type FindBuild, type Move } from './contexts.ts';
import { fittingRules } from './fitting-rules.ts';
import {
  RefusedReleaseError,
  type RuleList,
  type RuleOutcome,
  runChecks,
  type Violation,
} from './run-checks.ts';

/**
 * How much is asked.
 *
 * - `fit`: whether it gets on with what is live: for a version that has been released before, and once more when a
 *   pointer moves, since others may have released meanwhile.
 * - `files`: besides, all that can be read from its files: for `npm start`, which releases a checkout to itself. What
 *   takes a browser would keep people waiting there, and what it finds is in the product's own tests.
 * - `all`: besides, what a browser tells: for every release by `npm run release`.
 * - `boots`: only whether it boots beside what is live.
 */
export type Depth = 'fit' | 'files' | 'all' | 'boots';

/** The others are loaded where they are asked for: they take a browser and a compiler of styles. */
async function rulesOf(depth: Depth): Promise<RuleList> {
  if (depth === 'fit') return { cheap: fittingRules };
  const { browserRules, fileRules, itBootsBesideWhatIsLive } = await import('./rules.ts');
  if (depth === 'boots') return { cheap: [itBootsBesideWhatIsLive] };
  return { cheap: [...fileRules, ...fittingRules], costly: depth === 'all' ? browserRules : [] };
}

/** Hears of each rule once it was asked of a package. */
export type ReportOutcome = (packageName: string, outcome: RuleOutcome) => void;

/**
 * Checks each version that a move makes live, before anything is uploaded and before the pointer moves.
 *
 * @param depth how much is asked, and who hears of it.
 * @throws RefusedReleaseError with each broken rule, its reason and its fixes.
 */
export async function checkRelease(
  move: Move,
  find: FindBuild,
  { depth, report = () => {} }: { readonly depth: Depth; readonly report?: ReportOutcome },
): Promise<void> {
  const breaches: Violation[] = [];
  const rules = await rulesOf(depth);
  for (const context of await contextsOf(move, find)) {
    const told = (outcome: RuleOutcome): void => report(context.candidate.release.package, outcome);
    breaches.push(...(await runChecks(context, rules, told)));
  }
  if (breaches.length > 0) throw new RefusedReleaseError(breaches);
}
