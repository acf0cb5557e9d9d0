import type { JobWithMatches, MatchedResume } from '@shortlist/api-contract';

/** A matched resume beside the position it is matched to. */
export interface Applicant {
  readonly match: MatchedResume;
  readonly jobId: string;
  readonly jobTitle: string;
}

const SHOWN = 5;

/** Every position that has matches, with how many: the choices of the filter bar. */
export function positionsOf(
  jobs: readonly JobWithMatches[],
): readonly { id: string; label: string; count: number }[] {
  return jobs
    .filter((job) => job.matched_count > 0)
    .map((job) => ({ id: job.job_id, label: job.job_title, count: job.matched_count }));
}

/** The five best by match score, of one position or, with `null`, of all. */
export function topApplicants(jobs: readonly JobWithMatches[], jobId: string | null): readonly Applicant[] {
  return jobs
    .filter((job) => jobId === null || job.job_id === jobId)
    .flatMap((job) =>
      job.matched_resumes.map((match) => ({ match, jobId: job.job_id, jobTitle: job.job_title })),
    )
    .toSorted((one, other) => other.match.match_score - one.match.match_score)
    .slice(0, SHOWN);
}

/** A fraction as the dashboards show it: a rounded percent. */
export function percentOf(fraction: number): string {
  return `${Math.round(fraction * 100)}%`;
}
