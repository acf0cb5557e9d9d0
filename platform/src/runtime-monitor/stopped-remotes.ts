import type { RemoteInSet } from '../registry/release-set.ts';

type Named = Pick<RemoteInSet, 'name'>;

const stops = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes the parts of a remote that are shown from the page. Each can be had again by its Retry. */
export function stopRemote({ name }: Named): void {
  stops.set(name, stopsOf(name) + 1);
  for (const listener of listeners) listener();
}

/** How often the parts of a remote were taken away. */
export const stopsOf = (name: string): number => stops.get(name) ?? 0;

/** Calls back after each. Returns how to stop it. */
export function onStopped(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
