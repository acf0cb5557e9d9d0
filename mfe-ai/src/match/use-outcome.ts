import { type Outcome, type OutcomeInput, outcomes } from '@shortlist/api-contract';
import { call, queryClient, queryOf, refresh, serverMessageOf, toast } from '@shortlist/platform';
import { useMutation, useQuery } from '@shortlist/platform/query';
import { useState } from 'react';

/** The days of the three steps, YYYY-MM-DD; null where one was not taken. */
export type OutcomeDays = Pick<Outcome, 'interviewed_on' | 'offer_sent_on' | 'offer_accepted_on'>;

export interface OutcomeControls {
  /** Undefined until they are known. */
  readonly days: OutcomeDays | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Shown at once, and taken back with a message when the server refuses. */
  readonly record: (change: OutcomeInput) => void;
}

const NOTHING: OutcomeDays = { interviewed_on: null, offer_sent_on: null, offer_accepted_on: null };

/** How far a candidate came for a position, and how that is recorded. */
export function useOutcome(jobId: string, resumeId: string): OutcomeControls {
  const params = { jobId, resumeId };
  const query = queryOf(outcomes.get, { params });
  const { data, isError, refetch } = useQuery(query);
  /** What is on its way to the server: it stands over what the server said last. */
  const [sent, setSent] = useState<OutcomeInput>({});
  const { mutate } = useMutation({
    // One change after the other: each of them is merged with what stands.
    scope: { id: `outcome ${jobId} ${resumeId}` },
    mutationFn: (body: OutcomeInput) => call(outcomes.record, { params, body }),
    onSuccess: (reply) => {
      queryClient.setQueryData(query.queryKey, reply);
      void refresh(outcomes.record);
    },
    onError: (error) =>
      toast({ message: serverMessageOf(error, 'Failed to save this step. Please try again.') }),
    onSettled: (_reply, _error, change) => setSent((all) => withoutSettled(all, change)),
  });
  return {
    days: data && mergedOutcome({ ...NOTHING, ...data.outcome }, sent),
    hasFailed: isError,
    retry: () => void refetch(),
    record: (change) => {
      setSent((all) => ({ ...all, ...change }));
      mutate(change);
    },
  };
}

/** What is still on its way once a change has been answered: a later one of the same step stays. */
export function withoutSettled(sent: OutcomeInput, settled: OutcomeInput): OutcomeInput {
  const isSettled = (step: string, day: unknown) =>
    Object.entries(settled).some(([key, value]) => key === step && value === day);
  return Object.fromEntries(Object.entries(sent).filter(([step, day]) => !isSettled(step, day)));
}

/** The days with a change: a step that it leaves out stays. */
export function mergedOutcome(
  { interviewed_on, offer_sent_on, offer_accepted_on }: OutcomeDays,
  change: OutcomeInput,
): OutcomeDays {
  return {
    interviewed_on: after(interviewed_on, change.interviewed_on),
    offer_sent_on: after(offer_sent_on, change.offer_sent_on),
    offer_accepted_on: after(offer_accepted_on, change.offer_accepted_on),
  };
}

function after(day: string | null, changed: string | null | undefined): string | null {
  return changed === undefined ? day : changed;
}

/** The reader's own day, YYYY-MM-DD. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
