import { type StoreApi, type UseBoundStore, useStore } from 'zustand';

/**
 * The hook that zustand's `create` would give with a store. The store stands in a file without React, so that all Reacts of a
 * page have the same one; its hook is of the React that asks.
 */
export function hookOf<State>(store: StoreApi<State>): UseBoundStore<StoreApi<State>> {
  const usePart = <Part = State>(part?: (state: State) => Part) =>
    useStore(store, part ?? ((state) => state as unknown as Part));
  return Object.assign(usePart, store);
}
