import type { TabParams } from '@shortlist/platform';

/** What is analyzed: resumes alone, or against a position. */
export type AnalyzeMode = 'standalone' | 'matching';

/** What the address says to the tab. */
export type AnalyzeParams = TabParams<'mode' | 'job' | 'resumes'>;

/** What the address can say of a selection. */
export interface AddressedChoice {
  readonly mode: AnalyzeMode;
  readonly jobId: string | null;
  readonly resumeIds: readonly string[];
}

/** A longer selection is not written into the address: each id has 36 characters, and is asked for when it is read. */
export const MOST_IN_ADDRESS = 20;

/** Reads the choice out of the address; what it does not know is not chosen. */
export function readChoice({ mode, job, resumes }: AnalyzeParams): AddressedChoice {
  const isMatching = mode === 'matching' || (mode !== 'standalone' && job !== undefined);
  const ids = (resumes ?? '').split(',').filter((id) => UUID.test(id));
  return {
    mode: isMatching ? 'matching' : 'standalone',
    jobId: isMatching && job !== undefined && UUID.test(job) ? job : null,
    resumeIds: [...new Set(ids)].slice(0, MOST_IN_ADDRESS),
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The choice as the address says it; nothing for the tab as it is at first. */
export function analyzeParams({ mode, jobId, resumeIds }: AddressedChoice): AnalyzeParams {
  const isShort = resumeIds.length > 0 && resumeIds.length <= MOST_IN_ADDRESS;
  return {
    ...(mode === 'matching' && { mode }),
    ...(jobId !== null && { job: jobId }),
    ...(isShort && { resumes: resumeIds.join(',') }),
  };
}

/** The same words for the same choice. */
export function keyOf({ mode, job, resumes }: AnalyzeParams): string {
  return [mode, job, resumes].join(' ');
}
