import { type Analysis, analysisEndpoints } from '@shortlist/api-contract';
import { ApiError, call, refresh } from '@shortlist/platform';
import type { Outcome } from '../batch-run/batch-run.ts';

/** A resume that could not be analyzed; the others go on. */
export interface AnalysisFailure {
  readonly resume_id: string;
  /** What its card says. */
  readonly error: string;
  /** The server's own sentence; null where it had none to say. */
  readonly reason: string | null;
  /** Whether asking again may help. */
  readonly mayPass: boolean;
}

/** So many are analyzed at the same time: Cancel never waits for more. */
export const AT_ONCE = 3;

/** Analyzes some resumes, one call each; one that fails does not end the others. */
export async function analyzeChunk(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Outcome<Analysis | AnalysisFailure>> {
  const results = await Promise.all(ids.map((id) => analyze(id, signal)));
  if (!signal.aborted) void refresh(analysisEndpoints.analyze);
  const [first] = results;
  const isLost = results.every((result) => isAnalysisFailure(result) && result.mayPass);
  return { results, failure: isLost && first && isAnalysisFailure(first) ? first.error : null };
}

export function isAnalysisFailure(result: Analysis | AnalysisFailure): result is AnalysisFailure {
  return 'error' in result;
}

async function analyze(id: string, signal: AbortSignal): Promise<Analysis | AnalysisFailure> {
  try {
    return (await call(analysisEndpoints.analyze, { params: { id } }, { signal })).analysis;
  } catch (error) {
    return { resume_id: id, ...failureOf(error) };
  }
}

const BROKEN = 500;

function failureOf(error: unknown): Omit<AnalysisFailure, 'resume_id'> {
  if (!(error instanceof ApiError)) return { error: 'Analysis failed', reason: null, mayPass: true };
  const { code, status, message } = error;
  if (code === 'invalid_answer')
    return { error: 'No analysis data in response', reason: null, mayPass: true };
  if (code === 'network' || code === 'aborted')
    return { error: 'Analysis failed', reason: message, mayPass: true };
  const mayPass = status >= BROKEN || code === 'rate_limited';
  return { error: 'Failed to retrieve analysis', reason: status >= BROKEN ? null : message, mayPass };
}
