import { AppError } from '@shortlist/api-contract/app-error';

/** A full disk and a used quota, as the system and as PostgreSQL say it. */
const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** What to say when there is no room for what was sent; null for any other error. */
export function storageFullError(error: unknown): AppError | null {
  if (!(error instanceof Error && 'code' in error && NO_ROOM.has(error.code))) return null;
  return new AppError('unavailable', 'The server is out of storage, so nothing was saved. Try again later.');
}
