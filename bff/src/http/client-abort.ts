import { AppError } from '@shortlist/api-contract/app-error';
import type { ApiContext } from '../middleware/api-state.ts';

/** Why work for a client ends that no longer waits; nobody reads it but the log. */
export const REQUEST_ABORTED = new AppError('invalid_input', 'The request was canceled before it finished.');

/** Whether the client went away in the middle of its request: nobody reads the answer. */
export function isClientGone({ req }: ApiContext): boolean {
  return req.destroyed && !req.complete;
}

/** Aborts when the client goes away before it has its answer. */
export function onClientAbort({ res }: ApiContext): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(REQUEST_ABORTED);
  });
  return controller.signal;
}
