import type { Match, MatchFailure } from '@shortlist/api-contract';
import { useSession } from '@shortlist/platform';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { BatchRun } from '../batch-run/batch-run.ts';
import { isRetryable } from '../batch-run/chunks.ts';
import { matchChunk } from '../batch-run/match-chunk.ts';
import { readStopped, storeCanceledBatch } from './stopped-batches.ts';

export interface Batch {
  /** In the order of the selection, as far as they have come. */
  readonly results: readonly (Match | MatchFailure)[];
  /** How many resumes have been answered for, and how many there are. */
  readonly done: number;
  readonly total: number;
  readonly status: 'running' | 'stopped' | 'done';
  /** Set when not one call succeeded: why the first one failed. */
  readonly error: string | null;
  readonly stop: () => void;
  /** Goes on with what was stopped. */
  readonly resume: () => void;
  /** Sends once more what failed; one resume, or all that another try may help. */
  readonly retry: (resumeId?: string) => void;
  /** Takes a match whose verdicts a person settled. */
  readonly replace: (match: Match) => void;
}

interface BatchPlace {
  readonly jobId: string;
  readonly resumeIds: readonly string[];
  /** The entry of the history that it belongs to: coming back there finds it as far as it is. */
  readonly place: string;
}

/** The matching of the chosen resumes, as far as it is; it begins by itself. */
export function useBatch({ jobId, resumeIds, place }: BatchPlace): Batch {
  const user = useSession();
  const [run] = useState(() =>
    runAt(
      `${user?.id} ${place}`,
      () => new BatchRun({ resumeIds, send: matchChunk(jobId), stopAfter: readStopped(place) }),
    ),
  );
  useEffect(() => run.begin(), [run]);
  const { answers, status, failure } = useSyncExternalStore(run.subscribe, run.state);
  const results = useMemo(() => resumeIds.flatMap((id) => answers.get(id) ?? []), [answers, resumeIds]);
  return {
    results,
    done: answers.size,
    total: resumeIds.length,
    status,
    error: status === 'running' ? null : failure,
    stop: () => {
      run.stop();
      storeCanceledBatch(place, run.state().answers.size);
    },
    resume: () => {
      storeCanceledBatch(place, null);
      run.resume();
    },
    replace: run.replace.bind(run),
    retry: (resumeId) => {
      const failed = results.filter((result) => 'error' in result && isRetryable(result));
      run.retry(resumeId === undefined ? failed.map(({ resume_id: id }) => id) : [resumeId]);
    },
  };
}

/** The router's word for an entry that it did not make: it tells nothing apart. */
const NO_PLACE = 'default';

/** So many batches are remembered in this tab. */
const REMEMBERED = 5;

type MatchRun = BatchRun<Match | MatchFailure>;

const runs = new Map<string, MatchRun>();

function runAt(key: string, create: () => MatchRun): MatchRun {
  const known = runs.get(key);
  if (known) return known;
  const run = create();
  if (key.endsWith(` ${NO_PLACE}`)) return run;
  runs.set(key, run);
  const oldest = [...runs.entries()].find(([, each]) => each.state().status !== 'running');
  if (runs.size > REMEMBERED && oldest) runs.delete(oldest[0]);
  return run;
}
