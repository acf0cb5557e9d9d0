import { AppError } from '../../errors.ts';

const NO_ROOM = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** What to say when a disk is full or a quota used up; null for any other error. */
export function outOfRoom(error: unknown): AppError | null {
  if (!(error instanceof Error && 'code' in error && NO_ROOM.has(error.code))) return null;
  return new AppError(
    'unavailable',
    'There is no room for more files on the server. Nothing of this file was kept: please try again later.',
  );
}
