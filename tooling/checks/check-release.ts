import { contextsOf, type FindBuild, type Move, type VersionOfPackage } from './contexts.ts';
import { fittingRules } from './fitting-rules.ts';
import type { PlacedBuild } from './rule.ts';
import {
  RefusedReleaseError,
  type RuleList,
  type RuleOutcome,
  runChecks,
  type Violation,
} from './run-checks.ts';
import { type Part, type Scope, WHOLE } from './scope.ts';
import { scopeOf } from './scope-of-changes.ts';
import { shareBrowser } from './shared-browser.ts';
import { isProven, verdictOn } from './verdicts.ts';

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
async function rulesOf(depth: Depth, part?: Part): Promise<RuleList> {
  if (depth === 'fit') return { cheap: fittingRules };
  const { browserRules, fileRules, itBootsBesideWhatIsLive, sourceRules } = await import('./rules.ts');
  if (depth === 'boots') return { cheap: [itBootsBesideWhatIsLive] };
  const cheap = [...fileRules, ...fittingRules];
  if (depth === 'files') return { cheap };
  if (part === 'after') return { cheap: [], costly: browserRules };
  return { cheap: depth === 'all' ? [...cheap, ...sourceRules] : cheap, costly: browserRules };
}

export interface CheckOptions {
  /** How much is asked. */
  readonly depth: Depth;
  /** Only this part of what a browser tells, where the version before passed all checks; all of it unless told. */
  readonly part?: Part | undefined;
  readonly report?: ReportOutcome | undefined;
}

/** Hears of each rule once it was asked of a package. */
export type ReportOutcome = (packageName: string, outcome: RuleOutcome) => void;

/**
 * Checks each version that a move makes live: before anything is uploaded, or what is left of it afterward. A version
 * that was checked beside exactly what is live is not checked again.
 *
 * @returns the versions that were asked about.
 * @throws RefusedReleaseError with each broken rule, its reason and its fixes.
 */
export async function checkRelease(
  move: Move,
  find: FindBuild,
  { depth, part, report = () => {} }: CheckOptions,
): Promise<CheckedVersion[]> {
  const breaches: Violation[] = [];
  const asked: CheckedVersion[] = [];
  const rules = await rulesOf(depth, part);
  const browser = shareBrowser();
  try {
    for (const placed of await contextsOf(move, find)) {
      const { package: name, version } = placed.candidate.release;
      const told = (outcome: RuleOutcome): void => report(name, outcome);
      if (isWhole(depth) && verdictOn(move.after, name, version) !== undefined) {
        asked.push({ package: name, version, isLeft: false });
        told(TRIED);
        continue;
      }
      const scope = part ? await partOf(part, placed, move) : WHOLE;
      asked.push({ package: name, version, isLeft: part === 'before' && scope !== WHOLE });
      breaches.push(...(await runChecks({ ...placed, browser, scope }, rules, told)));
    }
  } finally {
    await browser.close();
  }
  if (breaches.length > 0) throw new RefusedReleaseError(breaches);
  return asked;
}

/** What is tried of a version in a part. */
async function partOf(part: Part, { candidate, previous }: PlacedBuild, { before }: Move): Promise<Scope> {
  if (!previous || !isProven(before, previous.release)) return WHOLE;
  return (await scopeOf(part, candidate, previous)) ?? WHOLE;
}

/** A verdict speaks of all that a browser tells. */
export const isWhole = (depth: Depth): boolean => depth === 'all' || depth === 'released';

/** A version that was asked about. */
export interface CheckedVersion extends VersionOfPackage {
  /** Whether something is left to try after the release. */
  readonly isLeft: boolean;
}

/** What is said in the place of the rules that would be asked again. */
const TRIED: RuleOutcome = {
  rule: { name: 'it was tried beside exactly what is live' },
  problems: [],
  milliseconds: 0,
};
