import type { User } from '@shortlist/api-contract';
import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session-store.ts';

/** As it is now also where a page is rendered ahead, and where a browser goes on from there. */
function useSessionPart<T>(part: (state: SessionState) => T): T {
  const read = () => part(sessionStore.getState());
  return useSyncExternalStore(sessionStore.subscribe, read, read);
}

/** The signed-in user; null when nobody is. */
export function useSession(): User | null {
  return useSessionPart((state) => state.user);
}

/** Whether it is known if somebody is signed in. */
export function useIsSessionKnown(): boolean {
  return useSessionPart((state) => state.isKnown);
}

/** As `isLeaving`, in a component. */
export function useIsLoggingOut(): boolean {
  return useSessionPart((state) => state.isLeaving);
}
