import { ApiError } from '@shortlist/platform';

/** The server's own sentence for a failed call; `fallback` where it had none to say. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'invalid_answer') return fallback;
  return error.status >= 400 && error.status < 500 ? error.message : fallback;
}
