import { setTimeout as pause } from 'node:timers/promises';
import { s3StatusOf } from '@shortlist/api-contract/s3-settings';

/** How long a call to another server waits, and how often it is tried. */
export interface RetryPolicy {
  readonly attempts: number;
  /** For the answer of one attempt to begin. */
  readonly attemptMs: number;
  /** For the next bytes of an answer that has begun. */
  readonly silenceMs: number;
  /** Before the second attempt; doubled before each further one. */
  readonly pauseMs: number;
}

/** A call ends within 46 seconds, whatever the server does. */
export const RETRY_POLICY: RetryPolicy = { attempts: 3, attemptMs: 15_000, silenceMs: 30_000, pauseMs: 200 };

/** What a server refuses for good; the rest of 4xx too, but for these. */
const WORTH_A_RETRY = new Set([408, 429]);

/** Runs `work` until it succeeds, is refused for good, or was tried often enough. Its signal ends one attempt. */
export async function withRetries<T>(
  { attempts, attemptMs, pauseMs }: RetryPolicy,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await within(attemptMs, work);
    } catch (error) {
      if (attempt === attempts || isFinal(error)) throw error;
    }
    // Half of it by chance, so that processes that failed together do not come back together.
    await pause(pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}

/** The signal is of the attempt, not of the body that follows: a slow download is no fault. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function isFinal(error: unknown): boolean {
  const status = s3StatusOf(error);
  if (status !== undefined) return status < 500 && !WORTH_A_RETRY.has(status);
  return error instanceof Error && error.name === 'CredentialsProviderError';
}
