import type { User } from '@shortlist/api-contract';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { queryClient } from '../queries/query-client.ts';

interface SessionState {
  readonly user: User | null;
  /** False until the first answer about the session came. */
  readonly isKnown: boolean;
  /** From the wish to log out until another page is shown. */
  readonly isLeaving: boolean;
}

const useSessionStore = create<SessionState>(() => ({ user: null, isKnown: false, isLeaving: false }));

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
  useSessionStore.setState({ user, isKnown: true, ...(user ? { isLeaving: false } : {}) });
  // What is cached names people, or hides them; nothing of it may be seen again.
  if (previous && user?.id === previous.id && user.blind_mode !== previous.blind_mode)
    void queryClient.resetQueries();
}

/** Whether the session is being ended: nothing asks any more whether to stay, or to sign in. */
export function isLoggingOut(): boolean {
  return useSessionStore.getState().isLeaving;
}

/** As `isLeaving`, in a component. */
export function useIsLoggingOut(): boolean {
  return useSessionPart((state) => state.isLeaving);
}

/**
 * Called when the server no longer knows the session: the layout then asks to sign in, unless people are leaving, or
 * have signed in again since.
 *
 * @param asker who was signed in when the request that is refused was sent.
 */
export function sessionEnded(asker: User | null): void {
  if (asker !== null && asker === currentUser() && !isLoggingOut()) setSession(null);
}

/**
 * Runs what ends the session and goes elsewhere. From now until another page is shown, what the page that is left still
 * asks, and is refused, asks nobody to sign in.
 *
 * @throws what `leave` threw; then nobody is leaving.
 */
export async function duringLogout(leave: () => Promise<void>): Promise<void> {
  useSessionStore.setState({ isLeaving: true });
  try {
    await leave();
  } catch (error) {
    hasLoggedOut();
    throw error;
  }
}

/** Another page is shown. */
export function hasLoggedOut(): void {
  useSessionStore.setState({ isLeaving: false });
}

channel?.addEventListener('message', (event: MessageEvent<User | null>) => applySession(event.data));
