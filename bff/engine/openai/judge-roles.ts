import { type CheckResult, notMentioned } from '../match/checks/verdict.ts';
import type { Role } from '../profile/profile.ts';
import { inWords, monthsOf } from '../profile/roles.ts';
import type { VerdictContext, VerifiedQuote } from './proof.ts';

/** Of the asked years, the share that partly answers. */
const PARTLY = 2 / 3;

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
    return { verdict: isShown ? 'met' : 'to_check', quotes, note: inWords(months) };
  }
  if (all < asked * 12) {
    return { verdict: 'not_met', quotes, note: `${inWords(all)} across all dated roles` };
  }
  const note = `${inWords(all)} total, ${inWords(months)} in related roles (${inWords(asked * 12)} required)`;
  return months >= asked * 12 * PARTLY
    ? { verdict: 'partly', quotes, note }
    : { verdict: 'to_check', quotes, note };
}

/** A title is held by a dated role, and a role whose lines don't speak of such work holds little. */
export function judgeTitle(
  verdict: 'met' | 'partly',
  proofs: readonly VerifiedQuote[],
  { beside }: VerdictContext,
): CheckResult {
  const quotes = proofs.slice(0, 3).map(({ quote }) => quote);
  const roles = rolesOf(proofs);
  if (roles.length === 0) return notMentioned('No similar title in dated roles');
  if (!isAnySupported(roles, beside)) {
    return { verdict: 'to_check', quotes, note: 'Similar title. Check what the role covered' };
  }
  return { verdict, quotes, note: verdict === 'met' ? null : 'Similar title' };
}

function rolesOf(proofs: readonly VerifiedQuote[]): Role[] {
  return [...new Set(proofs.flatMap(({ line }) => line.role ?? []))];
}

function isAnySupported(roles: readonly Role[], { resume, isSupported }: VerdictContext['beside']): boolean {
  return resume.reading.profile.roles.some((role, at) => roles.includes(role) && isSupported[at] === true);
}
