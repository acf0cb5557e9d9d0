import type { FailureKind } from './client/model-failure.ts';

const WHY: Readonly<Record<Exclude<FailureKind, 'cancelled'>, string>> = {
  timeout: 'The AI model timed out',
  unreachable: "Couldn't reach the AI model",
  rate_limited: 'The AI model is rate limited',
  server_error: "Couldn't reach the AI model",
  unauthorised: "Couldn't reach the AI model",
  rejected: 'The AI model rejected the request',
  refused: 'The AI model refused to answer',
  truncated: 'The AI model returned an invalid response',
  malformed: 'The AI model returned an invalid response',
  too_long: 'The resume is too long for the AI model',
  budget: "Today's AI budget is used up",
  paused: 'The AI model is paused after repeated failures',
};

/** Said where no model is set up although one was meant to be. */
export const NOT_SET_UP = "The AI model isn't set up. The built-in engine was used.";

/** Why the local engine did the work, for the recruiter. */
export function noteOf(kind: FailureKind): string {
  return kind === 'cancelled' ? NOT_SET_UP : `${WHY[kind]}. The built-in engine was used.`;
}
