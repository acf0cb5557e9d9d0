import { TooLate } from './deadline.ts';
import { RemoteError, type RemoteErrorKind } from './remote-error.ts';

/** These can pass by themselves; the others are as they are until a release or a person changes something. */
const MAY_PASS: Record<RemoteErrorKind, boolean> = {
  unreachable: true,
  missing_part: true,
  broken_entry: true,
  tampered: true,
  forbidden_origin: false,
  crashed: false,
  timeout: false,
  not_released: false,
  not_exposed: false,
  incompatible: false,
  suspended: false,
};

/**
 * An attempt, and after a pause a second one where the failure of the first may pass by itself.
 *
 * @param isOver nobody waits any more.
 * @throws TooLate instead of the second attempt when nobody waits for it.
 */
export async function twice<T>(
  attempt: () => Promise<T>,
  pauseMs: number,
  isOver: () => boolean,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof RemoteError && MAY_PASS[error.kind])) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  if (isOver()) throw new TooLate();
  return attempt();
}
