import { ApiError } from '@shortlist/platform';

/** Whether the server itself said no; else it could not be asked at all, or something before it answered. */
export function wasRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status > 0 && error.code !== 'invalid_answer';
}
