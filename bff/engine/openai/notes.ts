import type { FailureKind } from './client/model-failure.ts';

const WHY: Readonly<Record<Exclude<FailureKind, 'cancelled'>, string>> = {
  timeout: 'The model did not answer in time',
  unreachable: 'The model could not be reached',
  rate_limited: 'The model takes no more requests at the moment',
  server_error: 'The model could not be reached',
  unauthorised: 'The model could not be reached',
  rejected: 'The model could not be asked',
  refused: 'The model refused to answer',
  truncated: 'The model’s answer could not be used',
  malformed: 'The model’s answer could not be used',
  too_long: 'The resume is too long for the model',
  budget: 'Today’s budget for the model is used up',
  paused: 'The model has not answered for a while',
};

/** Said where no model is set up although one was meant to be. */
export const NOT_SET_UP = 'The model is not set up; the local engine was used.';

/** Why the local engine did the work, for the recruiter. */
export function noteOf(kind: FailureKind): string {
  return kind === 'cancelled' ? NOT_SET_UP : `${WHY[kind]}; the local engine was used.`;
}
