import { createStore } from 'zustand/vanilla';

export interface UpdateState {
  /** Loads the page again, with the releases that are live; null while the page has them. */
  readonly update: (() => void) | null;
}

/** Whether newer releases than those of this page are live. */
export const updateStore = createStore<UpdateState>(() => ({ update: null }));

/** Called by the shell when it has seen newer releases, and with null when they are those of the page again. */
export function offerUpdate(update: (() => void) | null): void {
  updateStore.setState({ update });
}
