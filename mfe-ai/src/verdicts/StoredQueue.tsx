import { type Match, matches } from '@shortlist/api-contract';
import { call } from '@shortlist/platform';
import { loadedOf, useQuery, useQueryClient } from '@shortlist/platform/query';
import SettleQueue from './SettleQueue.tsx';

export interface StoredQueueProps {
  readonly jobId: string;
  /** Whose matches of the position. */
  readonly resumeIds: readonly string[];
  readonly onClose: () => void;
}

/** The queue over the stored matches of these resumes, as they were when it was opened and as they become in it. */
function StoredQueue({ jobId, resumeIds, onClose }: StoredQueueProps) {
  // Of no resource: a verdict that is settled here must not have all of them fetched again.
  const key = ['settle queue', jobId, ...resumeIds];
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => Promise.all(resumeIds.map((resumeId) => findMatch({ jobId, resumeId }, signal))),
    select: (found) => found.filter((match) => match !== null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  function handleMatch(after: Match): void {
    client.setQueryData<(Match | null)[]>(key, (before) =>
      before?.map((match) => (match?.resume_id === after.resume_id ? after : match)),
    );
  }

  return (
    <SettleQueue matches={stored.data} loaded={loadedOf(stored)} onMatch={handleMatch} onClose={onClose} />
  );
}

async function findMatch(
  params: { readonly jobId: string; readonly resumeId: string },
  signal: AbortSignal,
): Promise<Match | null> {
  return (await call(matches.latest, { params }, { signal })).match;
}

export { StoredQueue as default };
