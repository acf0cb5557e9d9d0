import { ApiError } from '@shortlist/platform';

/** What the server said of a call that it refused; 'Unknown error' when it failed or said nothing. */
export function refusalOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal && error.code !== 'invalid_answer' ? error.message : 'Unknown error';
}
