import { numberInWords } from '../language/numbers.ts';
import { type Finding, UNKNOWN } from '../match/checks/verdict.ts';
import type { Role } from '../profile/profile.ts';
import { inWords, monthsOf } from '../profile/roles.ts';
import type { Bench, Proof } from './proof.ts';

/** What a title or years earn that stand in titles alone, and a neighbouring title. */
const CLAIMED = 0.3;
const NEIGHBOUR = 0.7;

/** Years are counted here, over the roles that a model points at: months that overlap count once. */
export function judgeYears(asked: number, proofs: readonly Proof[], { beside }: Bench): Finding {
  const roles = rolesOf(proofs);
  const months = monthsOf(roles);
  const all = monthsOf(beside.resume.reading.profile.roles);
  const quotes = proofs.slice(0, 3).map(({ quote }) => quote);
  if (months >= asked * 12) {
    const isShown = isAnyBorneOut(roles, beside);
    const note = `${inWords(months)}${isShown ? '' : ', which no line below the titles bears out'}`;
    return { verdict: 'met', share: isShown ? 1 : CLAIMED, quotes, note };
  }
  if (all < asked * 12) {
    return { verdict: 'not_met', share: 0, quotes, note: `${inWords(all)} in all dated roles` };
  }
  return UNKNOWN(
    `${inWords(all)} in all, ${inWords(months)} of it in roles that speak of this; asked are ${numberInWords(asked)}`,
  );
}

/** A title is held by a dated role, and a role whose lines don't speak of such work holds little. */
export function judgeTitle(verdict: 'met' | 'partly', proofs: readonly Proof[], { beside }: Bench): Finding {
  const quotes = proofs.slice(0, 3).map(({ quote }) => quote);
  const roles = rolesOf(proofs);
  if (roles.length === 0) return UNKNOWN('No dated role has a title like it');
  if (!isAnyBorneOut(roles, beside)) {
    return { verdict: 'met', share: CLAIMED, quotes, note: 'A title that no line below it bears out' };
  }
  return verdict === 'met'
    ? { verdict, share: 1, quotes, note: null }
    : { verdict: 'met', share: NEIGHBOUR, quotes, note: 'A neighbouring title' };
}

function rolesOf(proofs: readonly Proof[]): Role[] {
  return [...new Set(proofs.flatMap(({ line }) => line.role ?? []))];
}

function isAnyBorneOut(roles: readonly Role[], { resume, isSupported }: Bench['beside']): boolean {
  return resume.reading.profile.roles.some((role, at) => roles.includes(role) && isSupported[at] === true);
}
