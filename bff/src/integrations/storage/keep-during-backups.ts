import type { FileStore } from './file-store.ts';

/**
 * The store that removes nothing while a backup is taken. What stays is a file that no resume points to, which the next
 * hourly sweep removes.
 */
export function keepDuringBackups(store: FileStore, isBackingUp: () => Promise<boolean>): FileStore {
  return {
    ...store,
    async remove(key) {
      if (!(await isBackingUp())) await store.remove(key);
    },
  };
}
