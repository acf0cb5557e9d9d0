import type { ServerResponse } from 'node:http';
import { answerError } from './answers.ts';

/**
 * How a store misbehaves: an error of its own, "slow down", silence, a connection that ends before the answer, or
 * in the middle of it.
 */
export type Fault = 'error' | 'slow_down' | 'silence' | 'cut' | 'cut_answer';

/** Does what the fault says instead of the answer; false: the answer is to be given, cut in its middle. */
export function misbehave(fault: Fault, response: ServerResponse): boolean {
  if (fault === 'error') answerError(response, 500, 'InternalError');
  if (fault === 'slow_down') answerError(response, 503, 'SlowDown');
  if (fault === 'cut') response.destroy();
  return fault !== 'cut_answer';
}
