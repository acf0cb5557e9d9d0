import type { JobWithMatches, MatchedResume } from '@shortlist/api-contract';

/** How many matches of a position stand open at first. */
export const SHOWN_AT_FIRST = 3;

/**
 * The history as people read it: positions with the best match first, positions without a match last,
 * inside each the highest score first, and every resume once with its latest match.
 */
export function historyOf(jobs: readonly JobWithMatches[]): JobWithMatches[] {
  return jobs
    .map((job) => ({ ...job, matched_resumes: onceEach(job.matched_resumes).sort(byScore) }))
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

function byScore(a: MatchedResume, b: MatchedResume): number {
  return b.match_score - a.match_score || b.evaluated_at.localeCompare(a.evaluated_at);
}

function bestOf(job: JobWithMatches): number {
  return job.matched_resumes[0]?.match_score ?? -1;
}
