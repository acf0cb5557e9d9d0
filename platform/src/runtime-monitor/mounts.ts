import type { RemoteInSet } from '../registry/release-set.ts';

type Listener = (remote: RemoteInSet) => void;

const shown = new Map<string, number>();
let tellLeft: Listener | undefined;

/** A part of a remote is shown. Returns what ends it. */
export function trackMount(remote: RemoteInSet): () => void {
  shown.set(remote.name, mountsOf(remote) + 1);
  return () => {
    shown.set(remote.name, mountsOf(remote) - 1);
    if (mountsOf(remote) === 0) tellLeft?.(remote);
  };
}

/** How many parts of a remote are shown. */
export function mountsOf({ name }: RemoteInSet): number {
  return shown.get(name) ?? 0;
}

/** Has one listener told when the last part of a remote has left the page; null for none. */
export function onUnmounted(next: Listener | null): void {
  tellLeft = next ?? undefined;
}
