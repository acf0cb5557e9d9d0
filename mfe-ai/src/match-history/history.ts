import { type JobWithMatches, type MatchedResume, rankKeyOf } from '@shortlist/api-contract';

/** How many matches of a position stand open at first. */
export const SHOWN_AT_FIRST = 3;

/**
 * The history as people read it: positions with the best match first, positions without a match last,
 * inside each the best first (`rankKeyOf`), and every resume once with its latest match.
 */
export function historyOf(jobs: readonly JobWithMatches[]): JobWithMatches[] {
  return jobs
    .map((job) => ({ ...job, matched_resumes: onceEach(job.matched_resumes).sort(byStanding) }))
    .sort((a, b) => bestOf(b) - bestOf(a) || b.created_at.localeCompare(a.created_at));
}

function onceEach(resumes: readonly MatchedResume[]): MatchedResume[] {
  const latest = new Map<string, MatchedResume>();
  for (const resume of resumes) {
    const known = latest.get(resume.resume_id);
    if (!known || known.evaluated_at < resume.evaluated_at) latest.set(resume.resume_id, resume);
  }
  return [...latest.values()];
}

function byStanding(a: MatchedResume, b: MatchedResume): number {
  return rankKeyOf(b) - rankKeyOf(a) || (a.match_id < b.match_id ? 1 : -1);
}

/** A position without a match stands behind all others. */
function bestOf({ matched_resumes: [best] }: JobWithMatches): number {
  return best === undefined ? -1 : rankKeyOf(best);
}
