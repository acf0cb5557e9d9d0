import { contextsOf, type Step } from './contexts.ts';
import { browserRules, fileRules, fittingRules } from './rules.ts';
import {
  type Breach,
  RefusedReleaseError,
  type RuleList,
  type RuleOutcome,
  runChecks,
} from './run-checks.ts';

/**
 * How much is asked.
 *
 * - `fit`: whether it gets on with what is live: for a version that has been released before.
 * - `files`: besides, all that can be read from its files: for `npm start`, which releases a checkout to itself.
 * - `all`: besides, what a browser tells: for every release that people get.
 */
export type Depth = 'fit' | 'files' | 'all';

const RULES: Readonly<Record<Depth, RuleList>> = {
  fit: { cheap: fittingRules },
  files: { cheap: [...fileRules, ...fittingRules] },
  all: { cheap: [...fileRules, ...fittingRules], costly: browserRules },
};

/**
 * Checks what is about to be released, before anything is uploaded and before any pointer moves.
 *
 * @throws RefusedReleaseError with each broken rule, its reason and its mend.
 */
export async function checkRelease(
  step: Step,
  depth: Depth,
  report: (packageName: string, outcome: RuleOutcome) => void = () => {},
): Promise<void> {
  const breaches: Breach[] = [];
  for (const context of contextsOf(step)) {
    const told = (outcome: RuleOutcome): void => report(context.candidate.release.package, outcome);
    breaches.push(...(await runChecks(context, RULES[depth], told)));
  }
  if (breaches.length > 0) throw new RefusedReleaseError(breaches);
}
