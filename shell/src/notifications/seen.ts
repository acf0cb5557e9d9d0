const keyOf = (owner: string) => `notifications-seen:${owner}`;

/**
 * When a user last looked at the notifications in this browser; the beginning of time when never.
 *
 * @param owner id of the user.
 */
export function seenUntil(owner: string): Date {
  try {
    const time = Number(localStorage.getItem(keyOf(owner)));
    return new Date(Number.isFinite(time) ? time : 0);
  } catch {
    return new Date(0);
  }
}

/** Remembers until when all was seen. */
export function rememberSeen(owner: string, until: Date): void {
  try {
    localStorage.setItem(keyOf(owner), String(until.getTime()));
  } catch {
    // Private windows may refuse storage: all is new again at the next visit.
  }
}
