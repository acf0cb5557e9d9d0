import { type JobWithMatches, matches } from '@shortlist/api-contract';
import { callPage, queryOf } from '@shortlist/platform';

/** The match history with a key of its own, so that it is gone as soon as nobody looks at it. */
export const historyQuery = {
  queryKey: [...queryOf(matches.jobsWithMatches).queryKey, 'history'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readToTheEnd(signal),
  gcTime: 0,
};

/** Every page of positions, because the history stands in the order of the best match of all. */
async function readToTheEnd(signal: AbortSignal): Promise<JobWithMatches[]> {
  const found: JobWithMatches[] = [];
  let cursor: string | null = null;
  do {
    const input: { query?: { cursor: string } } = cursor === null ? {} : { query: { cursor } };
    const page: { data: { jobs: JobWithMatches[] }; next: string | null } = await callPage(
      matches.jobsWithMatches,
      input,
      { signal },
    );
    found.push(...page.data.jobs);
    cursor = page.next;
  } while (cursor !== null);
  return found;
}
