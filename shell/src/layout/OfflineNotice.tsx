import { type ReactElement, useSyncExternalStore } from 'react';
import { StandingNotice } from './StandingNotice.tsx';

/** Says at once that there is no connection, and what becomes of changes meanwhile (`when-online.ts` of the platform). */
export function OfflineNotice(): ReactElement | null {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return <StandingNotice text="You're offline. Changes are sent when you're back online." />;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
