import { useState, useSyncExternalStore } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';
import { onStopped, stopsOf } from './stopped-remotes.ts';

/** Whether the remote was stopped since the calling part is on the page. */
export function useIsStopped({ name }: Pick<RemoteInSet, 'name'>): boolean {
  const count = useSyncExternalStore(onStopped, () => stopsOf(name));
  const [atMount] = useState(count);
  return count !== atMount;
}
