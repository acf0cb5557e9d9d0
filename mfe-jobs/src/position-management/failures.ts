import { ApiError } from '@shortlist/platform';

/** Whether the server refused: false where nothing, or nothing that makes sense, came back. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'network' && error.code !== 'invalid_answer';
}
