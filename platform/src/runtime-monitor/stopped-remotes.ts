import { useState, useSyncExternalStore } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';

type Named = Pick<RemoteInSet, 'name'>;

const stops = new Map<string, number>();
const listeners = new Set<() => void>();

/** Takes the parts of a remote that are shown from the page. Each can be had again by its Retry. */
export function stopRemote({ name }: Named): void {
  stops.set(name, countOf(name) + 1);
  for (const listener of listeners) listener();
}

const countOf = (name: string): number => stops.get(name) ?? 0;

/** Whether the remote was stopped since the calling part is on the page. */
export function useIsStopped({ name }: Named): boolean {
  const count = useSyncExternalStore(subscribe, () => countOf(name));
  const [atMount] = useState(count);
  return count !== atMount;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
