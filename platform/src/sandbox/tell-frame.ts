import { onInvalidated } from '../queries/changes.ts';
import { sessionStore } from '../session/session-store.ts';
import type { PageMessage, PageState } from './messages.ts';

/**
 * What a frame knows of its page.
 *
 * @param calls that it may make: it knows name and email address of the user only if it may ask for them.
 */
export function pageState(calls: readonly string[]): PageState {
  const { user } = sessionStore.getState();
  const mayKnow = calls.includes('auth') || calls.includes('auth.current');
  return {
    user: user && !mayKnow ? { ...user, username: '', email: '', avatar_url: null } : user,
    theme: document.documentElement.dataset.theme,
  };
}

/** Tells a frame of each change of session, theme, and data. Returns how to stop it. */
export function tellFrame(calls: readonly string[], post: (message: PageMessage) => void): () => void {
  const tell = (): void => post({ kind: 'state', state: pageState(calls) });
  const theme = new MutationObserver(tell);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const stops = [
    sessionStore.subscribe(tell),
    onInvalidated((resources) => post({ kind: 'changed', resources })),
    () => theme.disconnect(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
