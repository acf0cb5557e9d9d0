/** The texts that this browser keeps of saved views, by key; other tabs write them too. */

const listeners = new Set<() => void>();
/** What was saved on this page, also where storage is closed to us: the text that is stored, by its key. */
const kept = new Map<string, string>();

/** Keeps a text for a list. */
export function keepText(key: string, text: string): void {
  kept.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse storage: the views then last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The text that is kept; empty where there is none. */
export const keptText = (key: string): string => kept.get(key) ?? readText(key);

function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Calls back after each change, here or in another tab. Returns how to stop it. */
export function onKeptText(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key) kept.delete(key);
    else kept.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
