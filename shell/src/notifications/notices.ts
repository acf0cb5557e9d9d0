import type { Batch, JobWithMatches, Subscription } from '@shortlist/api-contract';
import { formatUtcDate } from '@shortlist/platform';

/** Something that happened, told from what the server keeps: nothing here is made up or stored twice. */
export interface Notice {
  readonly id: string;
  readonly kind: 'match' | 'batch' | 'plan';
  readonly title: string;
  readonly text: string;
  /** Where to see it. */
  readonly href: string;
  /** When it became so. */
  readonly at: Date;
}

/** What the server knows; a part that could not be had is null. */
export interface Situation {
  readonly jobs: readonly JobWithMatches[] | null;
  readonly batches: readonly Batch[] | null;
  readonly subscription: Subscription | null;
}

const MOST = 12;
const DAY_MS = 24 * 60 * 60 * 1000;
/** An end is said a week before. */
const WARNED_MS = 7 * DAY_MS;
/** A plan that ended is said for a month. */
const PAST_MS = 30 * DAY_MS;

/** What a recruiter may want to hear of, the newest first. */
export function noticesOf({ jobs, batches, subscription }: Situation, now: Date): Notice[] {
  const all = [
    ...(jobs ?? []).flatMap(ofMatches),
    ...(batches ?? []).flatMap(ofBatch),
    ...(subscription ? ofPlan(subscription, now) : []),
  ];
  return all.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MOST);
}

function ofMatches({ job_id, job_title, matched_count, matched_resumes }: JobWithMatches): Notice[] {
  if (matched_resumes.length === 0) return [];
  const best = matched_resumes.find(({ band }) => band !== 'insufficient_data');
  const leads =
    best === undefined
      ? 'Not enough to tell for any resume'
      : `${best.resume_info.candidate_name} leads with ${Math.round(best.match_score * 100)}%`;
  return [
    {
      id: `match:${job_id}`,
      kind: 'match',
      title: `Matches for ${job_title}`,
      text: `${matched_count === 1 ? '1 resume' : `${matched_count} resumes`} matched. ${leads}.`,
      href: `/joblist/${job_id}`,
      at: new Date(Math.max(...matched_resumes.map(({ evaluated_at }) => Date.parse(evaluated_at)))),
    },
  ];
}

const BATCHES = { match: ['Matching', 'matched'], analysis: ['Analysis', 'analyzed'] } as const;

function ofBatch({ id, kind, job_id, status, total, done, failed, finished_at }: Batch): Notice[] {
  if (finished_at === null) return [];
  const [what, did] = BATCHES[kind];
  const failures = failed > 0 ? ` ${failed} failed.` : '';
  return [
    {
      id: `batch:${id}`,
      kind: 'batch',
      title: status === 'cancelled' ? `${what} canceled` : `${what} finished`,
      text: `${done} of ${total === 1 ? '1 resume' : `${total} resumes`} ${did}.${failures}`,
      href: job_id === null ? '/resumes' : `/joblist/${job_id}`,
      at: new Date(finished_at),
    },
  ];
}

function ofPlan({ plan, status, is_active, ...dates }: Subscription, now: Date): Notice[] {
  if (plan === null) return [];
  const say = (title: string, text: string, at: Date): Notice[] =>
    at > now ? [] : [{ id: `plan:${plan.id}`, kind: 'plan', title, text, href: '/plans', at }];
  const end = dates.end_date ? new Date(dates.end_date) : null;
  if (status === 'past_due') {
    const since = end && end < now ? end : now;
    return say(`Payment for ${plan.name} failed`, 'It will be retried. Check your card.', since);
  }
  if (!is_active) {
    if (status !== 'canceled' || end === null || now.getTime() - end.getTime() > PAST_MS) return [];
    return say(`${plan.name} has ended`, `Your plan ended on ${formatUtcDate(end)}.`, end);
  }
  const trialEnd = dates.trial_end_date ? new Date(dates.trial_end_date) : null;
  if (status === 'trialing' && trialEnd) {
    const then = dates.auto_renew ? 'Billing starts then.' : 'Your plan ends then.';
    return say(`Your trial of ${plan.name} ends on ${formatUtcDate(trialEnd)}`, then, warnedAt(trialEnd));
  }
  if (dates.auto_renew || end === null) return [];
  return say(`${plan.name} ends on ${formatUtcDate(end)}`, "It won't renew.", warnedAt(end));
}

const warnedAt = (end: Date): Date => new Date(end.getTime() - WARNED_MS);
