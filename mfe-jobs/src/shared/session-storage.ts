import { currentUser } from '@shortlist/platform';

/** Where this tab keeps something for whoever is signed in: nobody who signs in after them sees it. */
export function tabKeyOf(name: string): string {
  return `shortlist.jobs.${currentUser()?.id ?? 'nobody'}.${name}`;
}

/** What this tab keeps under a key; null when it keeps nothing, or may not. */
export function getSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab; null forgets it. A full or forbidden storage loses only the safety net. */
export function setSessionItem(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // What was to be kept still stands on the screen.
  }
}
