import type { Verdict } from '@shortlist/api-contract';
import type { EitherAsked, Requirement, Way } from '../../posting/requirements.ts';
import { checkEducation } from './check-education.ts';
import { checkYears } from './check-years.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/** The worst part of a way decides it, the best way decides the choice. */
const BEST_FIRST: readonly Verdict[] = ['met', 'partly', 'to_check', 'not_mentioned', 'not_met'];
const rank = ({ verdict }: CheckResult): number => BEST_FIRST.indexOf(verdict);

/**
 * Checks a choice of ways, each a degree, years or both: one that is met in all its parts answers. The years of one way are no
 * equivalent of the degree of another.
 */
export function checkEither(requirement: Requirement & EitherAsked, context: CheckContext): CheckResult {
  const ways = requirement.ways.map((way) => checkWay(requirement, way, context));
  return ways.toSorted((a, b) => rank(a) - rank(b))[0] ?? notMentioned();
}

function checkWay({ about }: EitherAsked, { degree, years }: Way, context: CheckContext): CheckResult {
  const parts = [
    ...(degree === null ? [] : [checkEducation(degree, degree.field, context)]),
    ...(years === null ? [] : [checkYears({ years: years.years, text: about }, context)]),
  ];
  const worst = parts.toSorted((a, b) => rank(b) - rank(a))[0] ?? notMentioned();
  return { ...worst, quotes: parts.flatMap(({ quotes }) => quotes.slice(0, 2)) };
}
