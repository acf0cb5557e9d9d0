import {
  type Analysis,
  analysisEndpoints,
  dashboard,
  type Job,
  jobs,
  matches,
  type Resume,
  resumes,
} from '@shortlist/api-contract';
import { ApiError, queryOf, useDeleted } from '@shortlist/platform';
import { type Loaded, loadedOf, useQuery } from '@shortlist/platform/query';

/** So many positions of a resume the detail shows. */
export const MATCHES_SHOWN = 5;

/** The counts of the cards. */
export function useStats() {
  const query = queryOf(dashboard.stats);
  return loadedOf(useQuery({ ...query, meta: { failure: 'Failed to load resume totals' } }));
}

/** So many of the best matches are asked for: the first may be on its way out. */
const BEST = 5;

/** The resume with the best match of all positions; null when none is matched. */
export function useTopMatch() {
  const query = queryOf(resumes.list, { query: { sort: 'match_desc', limit: BEST } });
  const { data } = useQuery({ ...query, meta: { failure: 'Failed to load top match' } });
  const deleted = useDeleted();
  if (data === undefined) return undefined;
  return data.resumes.find(({ id, best_match }) => best_match !== null && !deleted.has(id)) ?? null;
}

export interface ChosenPosition {
  /** Undefined until it is known. */
  readonly job: Job | undefined;
  /** There is none of this id, or it is another's: it is not chosen. */
  readonly isGone: boolean;
}

/** The position of the filter, by its id; nothing is asked for none. */
export function useChosenPosition(id: string): ChosenPosition {
  const { data, error } = useQuery({ ...queryOf(jobs.get, { params: { id } }), enabled: id !== '' });
  return { job: data, isGone: isRefused(error) };
}

/** The latest analysis of a resume; null when it has none. */
export function useAnalysis(id: string): Loaded<{ analysis: Analysis | null }> {
  const query = queryOf(analysisEndpoints.latest, { params: { id } });
  return loadedOf(useQuery({ ...query, meta: { failure: 'Failed to load analysis' } }));
}

/** The positions that a resume is matched against, its best match first. */
export function useMatches(resumeId: string) {
  const query = queryOf(matches.jobsWithMatches, {
    query: { resume_id: resumeId, limit: MATCHES_SHOWN + 1 },
  });
  return loadedOf(useQuery({ ...query, meta: { failure: 'Failed to load matches' } }));
}

/** The best applicants of a position; of all positions with null. */
export function useApplicants(jobId: string | null) {
  const query = queryOf(dashboard.topApplicants, { query: jobId === null ? {} : { job_id: jobId } });
  return loadedOf(useQuery({ ...query, meta: { failure: 'Failed to load more applicants' } }));
}

/** The server knows no such thing of this person: asking again would not help. */
export function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** The resume of the detail; nothing is asked for none. */
export function useAskedResume(id: string | null): Loaded<Resume> {
  const query = queryOf(resumes.get, { params: { id: id ?? '' } });
  return loadedOf(useQuery({ ...query, enabled: id !== null, meta: { failure: 'Failed to load resume' } }));
}
