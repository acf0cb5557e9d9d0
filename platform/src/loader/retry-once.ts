import { DeadlineExceeded } from './deadline.ts';
import { policyOf } from './failure-policies.ts';
import { RemoteError } from './remote-error.ts';

/**
 * An attempt, and after a pause a second one where the failure of the first may pass by itself.
 *
 * @param isOver nobody waits any more.
 * @throws TooLate instead of the second attempt when nobody waits for it.
 */
export async function retryOnce<T>(
  attempt: () => Promise<T>,
  pauseMs: number,
  isOver: () => boolean,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RemoteError && policyOf(error.kind).hasSecondAttempt)) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  if (isOver()) throw new DeadlineExceeded();
  return attempt();
}
