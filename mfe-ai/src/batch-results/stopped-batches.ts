/** How many resumes had been answered for when a batch was stopped, by its place in the history of this tab. */
const keyOf = (place: string) => `stoppedBatch ${place}`;

/** Null when it was not stopped. */
export function readStopped(place: string): number | null {
  try {
    const stored = sessionStorage.getItem(keyOf(place));
    return stored !== null && /^\d+$/.test(stored) ? Number(stored) : null;
  } catch {
    return null;
  }
}

/** Without a storage a reload begins again, which costs nothing: what was matched is kept on the server. */
export function storeCanceledBatch(place: string, answered: number | null): void {
  try {
    if (answered === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), String(answered));
  } catch {
    // As said above.
  }
}
