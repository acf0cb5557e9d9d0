import { contextsOf, type FindBuild, type Move } from './contexts.ts';
import { fittingRules } from './fitting-rules.ts';
import {
  RefusedReleaseError,
  type RuleList,
  type RuleOutcome,
  runChecks,
  type Violation,
} from './run-checks.ts';
import { shareBrowser } from './shared-browser.ts';
import { verdictOn } from './verdicts.ts';

/**
 * How much is asked.
 *
 * - `fit`: whether it gets on with what is live: for a version that has been released before, and once more when a
 *   pointer moves, since others may have released meanwhile.
 * - `files`: besides, all that can be read from its files: for `npm start`, which releases a checkout to itself. What
 *   takes a browser would keep people waiting there, and what it finds is in the product's own tests.
 * - `released`: besides, what a browser tells: for a version that another environment has, whose sources were tested then.
 * - `all`: besides, its own tests: for `npm run release` and `npm run check`.
 * - `boots`: only whether it boots beside what is live.
 */
export type Depth = 'fit' | 'files' | 'released' | 'all' | 'boots';

/** The others are loaded where they are asked for: they take a browser and a compiler of styles. */
async function rulesOf(depth: Depth): Promise<RuleList> {
  if (depth === 'fit') return { cheap: fittingRules };
  const { browserRules, fileRules, itBootsBesideWhatIsLive, sourceRules } = await import('./rules.ts');
  if (depth === 'boots') return { cheap: [itBootsBesideWhatIsLive] };
  const cheap = [...fileRules, ...fittingRules];
  if (depth === 'files') return { cheap };
  return { cheap: depth === 'all' ? [...cheap, ...sourceRules] : cheap, costly: browserRules };
}

/** Hears of each rule once it was asked of a package. */
export type ReportOutcome = (packageName: string, outcome: RuleOutcome) => void;

/**
 * Checks each version that a move makes live, before anything is uploaded and before the pointer moves. A version
 * that was checked beside exactly what is live is not checked again.
 *
 * @param depth how much is asked, and who hears of it.
 * @returns the versions that were asked about.
 * @throws RefusedReleaseError with each broken rule, its reason and its fixes.
 */
export async function checkRelease(
  move: Move,
  find: FindBuild,
  { depth, report = () => {} }: { readonly depth: Depth; readonly report?: ReportOutcome },
): Promise<CheckedVersion[]> {
  const breaches: Violation[] = [];
  const asked: CheckedVersion[] = [];
  const rules = await rulesOf(depth);
  const browser = shareBrowser();
  try {
    for (const placed of await contextsOf(move, find)) {
      const { package: name, version } = placed.candidate.release;
      asked.push({ package: name, version });
      const told = (outcome: RuleOutcome): void => report(name, outcome);
      if (isWhole(depth) && verdictOn(move.after, name, version) !== undefined) told(TRIED);
      else breaches.push(...(await runChecks({ ...placed, browser }, rules, told)));
    }
  } finally {
    await browser.close();
  }
  if (breaches.length > 0) throw new RefusedReleaseError(breaches);
  return asked;
}

/** A verdict speaks of all that a browser tells. */
export const isWhole = (depth: Depth): boolean => depth === 'all' || depth === 'released';

/** A version that was asked about. */
export interface CheckedVersion {
  readonly package: string;
  readonly version: string;
}

/** What is said in the place of the rules that would be asked again. */
const TRIED: RuleOutcome = {
  rule: { name: 'it was tried beside exactly what is live' },
  problems: [],
  milliseconds: 0,
};
