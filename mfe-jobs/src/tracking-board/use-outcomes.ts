import {
  type MatchedResume,
  matches,
  type Outcome,
  type OutcomeInput,
  outcomes,
} from '@shortlist/api-contract';
import { call, messageOf, pagesOf, queryOf, refresh, toast } from '@shortlist/platform';
import { useInfiniteQuery, useMutation, useQuery } from '@shortlist/platform/query';
import { useState } from 'react';
import { EMPTY_OUTCOME, type OutcomeDays, withChange } from './outcome-days.ts';

/** Candidates of a page. */
const CANDIDATES = 25;
/** Recorded outcomes of a position that are read. */
const OUTCOMES = 200;

export interface Candidates {
  /** Best first; undefined until the first page has come. */
  readonly rows: readonly MatchedResume[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Adds the next page; null when all are there. */
  readonly loadMore: (() => void) | null;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
}

/** The resumes matched with a position, best first, page by page. */
export function useCandidates(jobId: string): Candidates {
  const pages = useInfiniteQuery({
    ...pagesOf(matches.jobsWithMatches, { query: { job_id: jobId, limit: CANDIDATES } }),
    meta: { failure: 'Failed to load candidates' },
  });
  return {
    rows: pages.data?.pages.flatMap(({ data }) => data.jobs.flatMap((job) => job.matched_resumes)),
    error: pages.error,
    retry: () => void pages.refetch(),
    loadMore: pages.hasNextPage ? () => void pages.fetchNextPage() : null,
    isLoadingMore: pages.isFetchingNextPage,
    hasMoreFailed: pages.isFetchNextPageError,
  };
}

export interface OutcomesOfPosition {
  /** Undefined until they are known. */
  readonly daysOf: ((resumeId: string) => OutcomeDays) | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Shown at once, and taken back with a message when the server refuses. */
  readonly record: (resumeId: string, change: OutcomeInput) => void;
}

/** How far the candidates of a position came, and how that is recorded. */
export function useOutcomes(jobId: string): OutcomesOfPosition {
  const { data, error, refetch } = useQuery({
    ...queryOf(outcomes.list, { query: { job_id: jobId, limit: OUTCOMES } }),
    meta: { failure: 'Failed to load outcomes' },
  });
  /** What is on its way to the server: it stands over what the server said last. */
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const { mutate } = useMutation({
    // One change after the other: each of them is merged with what stands.
    scope: { id: `outcomes ${jobId}` },
    mutationFn: async ({ resumeId, change }: Sent) => {
      await call(outcomes.record, { params: { jobId, resumeId }, body: change });
      await refresh(outcomes.record);
    },
    onError: (refusal) => toast({ message: `Failed to save this step. ${messageOf(refusal)}` }),
    onSettled: (_reply, _error, one) => setSent((all) => all.filter((each) => each !== one)),
  });
  return {
    daysOf: data && ((resumeId) => daysOf(data.outcomes, sent, resumeId)),
    error,
    retry: () => void refetch(),
    record: (resumeId, change) => {
      const one = { resumeId, change };
      setSent((all) => [...all, one]);
      mutate(one);
    },
  };
}

interface Sent {
  readonly resumeId: string;
  readonly change: OutcomeInput;
}

function daysOf(stored: readonly Outcome[], sent: readonly Sent[], resumeId: string): OutcomeDays {
  const days = stored.find((outcome) => outcome.resume_id === resumeId) ?? EMPTY_OUTCOME;
  return sent
    .filter((one) => one.resumeId === resumeId)
    .reduce<OutcomeDays>((all, { change }) => withChange(all, change), days);
}
