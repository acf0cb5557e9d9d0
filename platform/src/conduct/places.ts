import type { RemoteInSet } from '../registry/release-set.ts';

type Listener = (remote: RemoteInSet) => void;

const shown = new Map<string, number>();
let tellLeft: Listener | undefined;

/** A part of a remote is shown. Returns what ends it. */
export function enterPlace(remote: RemoteInSet): () => void {
  shown.set(remote.name, placesOf(remote) + 1);
  return () => {
    shown.set(remote.name, placesOf(remote) - 1);
    if (placesOf(remote) === 0) tellLeft?.(remote);
  };
}

/** How many parts of a remote are shown. */
export function placesOf({ name }: RemoteInSet): number {
  return shown.get(name) ?? 0;
}

/** Has one listener told when the last part of a remote has left the page; null for none. */
export function onLeft(next: Listener | null): void {
  tellLeft = next ?? undefined;
}
