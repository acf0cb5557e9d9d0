import { numberInWords } from '../language/numbers.ts';
import { type CheckResult, unclear } from '../match/checks/verdict.ts';
import type { Role } from '../profile/profile.ts';
import { inWords, monthsOf } from '../profile/roles.ts';
import type { VerdictContext, VerifiedQuote } from './proof.ts';

/** What a title or years earn that stand in titles alone, and a neighbouring title. */
const UNSUPPORTED_SHARE = 0.3;
const RELATED_SHARE = 0.7;

/** Years are counted here, over the roles that a model points at: months that overlap count once. */
export function judgeYears(
  asked: number,
  proofs: readonly VerifiedQuote[],
  { beside }: VerdictContext,
): CheckResult {
  const roles = rolesOf(proofs);
  const months = monthsOf(roles);
  const all = monthsOf(beside.resume.reading.profile.roles);
  const quotes = proofs.slice(0, 3).map(({ quote }) => quote);
  if (months >= asked * 12) {
    const isShown = isAnySupported(roles, beside);
    const note = `${inWords(months)}${isShown ? '' : ', which no line below the titles bears out'}`;
    return { verdict: 'met', share: isShown ? 1 : UNSUPPORTED_SHARE, quotes, note };
  }
  if (all < asked * 12) {
    return { verdict: 'not_met', share: 0, quotes, note: `${inWords(all)} in all dated roles` };
  }
  return unclear(
    `${inWords(all)} in all, ${inWords(months)} of it in roles that speak of this; asked are ${numberInWords(asked)}`,
  );
}

/** A title is held by a dated role, and a role whose lines don't speak of such work holds little. */
export function judgeTitle(
  verdict: 'met' | 'partly',
  proofs: readonly VerifiedQuote[],
  { beside }: VerdictContext,
): CheckResult {
  const quotes = proofs.slice(0, 3).map(({ quote }) => quote);
  const roles = rolesOf(proofs);
  if (roles.length === 0) return unclear('No dated role has a title like it');
  if (!isAnySupported(roles, beside)) {
    return {
      verdict: 'met',
      share: UNSUPPORTED_SHARE,
      quotes,
      note: 'A title that no line below it bears out',
    };
  }
  return verdict === 'met'
    ? { verdict, share: 1, quotes, note: null }
    : { verdict: 'met', share: RELATED_SHARE, quotes, note: 'A neighbouring title' };
}

function rolesOf(proofs: readonly VerifiedQuote[]): Role[] {
  return [...new Set(proofs.flatMap(({ line }) => line.role ?? []))];
}

function isAnySupported(roles: readonly Role[], { resume, isSupported }: VerdictContext['beside']): boolean {
  return resume.reading.profile.roles.some((role, at) => roles.includes(role) && isSupported[at] === true);
}
