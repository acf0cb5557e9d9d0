import type { EitherAsked, Requirement, Way } from '../../posting/requirements.ts';
import { checkEducation } from './check-education.ts';
import { checkYears } from './check-years.ts';
import { type CheckContext, type CheckResult, unclear } from './verdict.ts';

/** Checks a choice of ways, each a degree, years or both: one that is met in all its parts answers. */
export function checkEither(requirement: Requirement & EitherAsked, context: CheckContext): CheckResult {
  const ways = requirement.ways.map((way) => checkWay(requirement, way, context));
  const met = ways.filter(({ verdict }) => verdict === 'met').sort((a, b) => b.share - a.share)[0];
  if (met !== undefined) return met;
  const unknown = ways.find(({ verdict }) => verdict === 'insufficient_data');
  if (unknown !== undefined) return unclear(unknown.note ?? 'None of the ways is shown whole');
  const [first] = ways;
  return first === undefined
    ? unclear('None of the ways is shown')
    : { ...first, note: 'None of the ways is met' };
}

function checkWay(
  requirement: Requirement & EitherAsked,
  { degree, years }: Way,
  context: CheckContext,
): CheckResult {
  const { text, kind, of, about } = requirement;
  const parts = [
    ...(degree === null ? [] : [checkEducation({ check: 'education', ...degree, text, kind, of }, context)]),
    ...(years === null
      ? []
      : [checkYears({ check: 'years', years: years.years, about, text, kind, of }, context)]),
  ];
  const worst =
    parts.find(({ verdict }) => verdict === 'not_met') ??
    parts.find(({ verdict }) => verdict === 'insufficient_data');
  if (worst !== undefined) return worst;
  const notes = parts.flatMap(({ note }) => note ?? []);
  return {
    verdict: 'met',
    share: parts.reduce((sum, { share }) => sum + share, 0) / Math.max(1, parts.length),
    quotes: parts.flatMap(({ quotes }) => quotes.slice(0, 2)),
    note: notes.length === 0 ? null : notes.join('; '),
  };
}
