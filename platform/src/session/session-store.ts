import type { User } from '@shortlist/api-contract';
import { createStore } from 'zustand/vanilla';
import { queryClient } from '../queries/query-client.ts';

export interface SessionState {
  readonly user: User | null;
  /** False until the first answer about the session came. */
  readonly isKnown: boolean;
  /** From the wish to log out until another page is shown. */
  readonly isLeaving: boolean;
}

export const sessionStore = createStore<SessionState>(() => ({
  user: null,
  isKnown: false,
  isLeaving: false,
}));

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shortlist-session');

/** The signed-in user, outside of React. */
export function currentUser(): User | null {
  return sessionStore.getState().user;
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
  sessionStore.setState({ user, isKnown: true, ...(user ? { isLeaving: false } : {}) });
  // What is cached names people, or hides them; nothing of it may be seen again.
  if (previous && user?.id === previous.id && user.blind_mode !== previous.blind_mode)
    void queryClient.resetQueries();
}

/** Whether the session is being ended: nothing asks any more whether to stay, or to sign in. */
export function isLoggingOut(): boolean {
  return sessionStore.getState().isLeaving;
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
  sessionStore.setState({ isLeaving: true });
  try {
    await leave();
  } catch (error) {
    hasLoggedOut();
    throw error;
  }
}

/** Another page is shown. */
export function hasLoggedOut(): void {
  sessionStore.setState({ isLeaving: false });
}

channel?.addEventListener('message', (event: MessageEvent<User | null>) => applySession(event.data));
