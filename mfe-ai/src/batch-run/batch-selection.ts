/** What a page hands to the results in navigation state, and finds again on the way back. */
export interface BatchSelection {
  readonly resumeIds: readonly string[];
}

/**
 * The entry of the history that a batch belongs to. The router gives an entry another key when its address changes, so the first
 * one goes along in the state.
 */
export function historyPlaceOf({ state, key }: { readonly state: unknown; readonly key: string }): string {
  if (typeof state !== 'object' || state === null || !('place' in state)) return key;
  return typeof state.place === 'string' ? state.place : key;
}

/** Reads the selection out of navigation state, each id once; null when it is not there. */
export function selectionFrom(state: unknown): BatchSelection | null {
  if (typeof state !== 'object' || state === null || !('resumeIds' in state)) return null;
  const ids: unknown = state.resumeIds;
  if (!Array.isArray(ids) || ids.length === 0) return null;
  return ids.every((id) => typeof id === 'string') ? { resumeIds: [...new Set(ids)] } : null;
}
