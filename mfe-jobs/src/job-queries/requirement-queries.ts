import { aliases, type RequirementList, requirements } from '@shortlist/api-contract';
import { queryOf } from '@shortlist/platform';
import { type Loaded, loadedOf, useQuery } from '@shortlist/platform/query';

/** What people read when the requirements of a position can't be had; the platform logs it too. */
export const REQUIREMENTS_FAILURE = 'Failed to load requirements';

/** What a position asks for: as saved, else as read in its job description. */
export function useRequirements(jobId: string): Loaded<RequirementList> {
  const query = queryOf(requirements.list, { params: { jobId } });
  return loadedOf(useQuery({ ...query, meta: { failure: REQUIREMENTS_FAILURE } }));
}

/** The account's own names for skills, tools, and licenses, newest first. */
export function useAliases() {
  return loadedOf(useQuery(queryOf(aliases.list)));
}
