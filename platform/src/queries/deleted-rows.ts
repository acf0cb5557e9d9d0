/** What lists leave out: deleted for the eye, and not yet, or just now, on the server. */
let deleted: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
/** The toast that can take a deletion back, by its id; gone once the deletion is sent. */
export const waiting = new Map<string, number>();

/** Has the lists leave a row out, or show it again. */
export function markDeleted(id: string, isDeleted: boolean): void {
  const next = new Set(deleted);
  if (isDeleted) next.add(id);
  else next.delete(id);
  deleted = next;
  for (const listener of listeners) listener();
}

/** Calls back after each change. Returns how to stop it. */
export function onDeletedRows(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids that lists leave out; the same set until something changes. */
export const deletedRows = (): ReadonlySet<string> => deleted;
