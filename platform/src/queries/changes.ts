import type { Resource } from '@shortlist/api-contract';
import { queryClient } from './query-client.ts';

const CHANNEL = 'shortlist-changes';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

const listeners = new Set<(resources: readonly Resource[]) => void>();

/** Hears which resources have changed, here or in another tab. Returns how to stop it. */
export function onInvalidated(listener: (resources: readonly Resource[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has every query of these resources asked again: at once, or `none` of them before it is looked at. */
export async function invalidate(
  resources: readonly Resource[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const touched = new Set<unknown>(resources);
  for (const tell of listeners) tell(resources);
  await queryClient.invalidateQueries({
    predicate: (query) => touched.has(query.queryKey[0]),
    refetchType,
  });
}

/** Tells the other tabs of this browser which resources have changed; each asks when it gets the focus. */
export function broadcastChange(resources: readonly Resource[]): void {
  channel?.postMessage(resources);
}

channel?.addEventListener('message', ({ data }: MessageEvent<readonly Resource[]>) => {
  void invalidate(data, document.visibilityState === 'hidden' ? 'none' : 'active');
});
