import type { User } from '@shortlist/api-contract';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { queryClient } from '../queries/query-client.ts';

interface SessionState {
  readonly user: User | null;
  /** False until the first answer about the session came. */
  readonly isKnown: boolean;
}

const useSessionStore = create<SessionState>(() => ({ user: null, isKnown: false }));

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shortlist-session');

/** As it is now also where a page is rendered ahead, and where a browser goes on from there. */
function useSessionPart<T>(part: (state: SessionState) => T): T {
  const read = () => part(useSessionStore.getState());
  return useSyncExternalStore(useSessionStore.subscribe, read, read);
}

/** The signed-in user; null when nobody is. */
export function useSession(): User | null {
  return useSessionPart((state) => state.user);
}

/** Whether it is known if somebody is signed in. */
export function useIsSessionKnown(): boolean {
  return useSessionPart((state) => state.isKnown);
}

/** The signed-in user, outside of React. */
export function currentUser(): User | null {
  return useSessionStore.getState().user;
}

/**
 * Sets who is signed in, after login, sign-up, a profile change or logout. Another user's cached data is
 * dropped, and the other tabs of this browser follow.
 */
export function setSession(user: User | null): void {
  applySession(user);
  channel?.postMessage(user);
}

/** Sets what the first request about the session answered; other tabs are not told. */
export function applySession(user: User | null): void {
  const previous = currentUser();
  if (previous && previous.id !== user?.id) queryClient.clear();
  useSessionStore.setState({ user, isKnown: true });
}

let leaving = false;

/** Whether the session is being ended: nothing asks any more whether to stay. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Called when the server no longer knows the session: the layout then asks to sign in, unless people are leaving, or
 * have signed in anew since.
 *
 * @param asker who was signed in when the request that is refused was sent.
 */
export function sessionEnded(asker: User | null): void {
  if (asker !== null && asker === currentUser() && !leaving) setSession(null);
}

/**
 * Runs what ends the session. Meanwhile what the page that is left still asks, and is refused, asks nobody to sign in.
 *
 * @throws what `logOut` threw.
 */
export async function whileLeaving(logOut: () => Promise<void>): Promise<void> {
  leaving = true;
  try {
    await logOut();
  } finally {
    leaving = false;
  }
}

channel?.addEventListener('message', (event: MessageEvent<User | null>) => applySession(event.data));
