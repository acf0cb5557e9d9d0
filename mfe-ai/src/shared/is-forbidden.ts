import { ApiError } from '@shortlist/platform';

/** Whether the server refused because of who asks: asking again gives the same answer. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden';
}
