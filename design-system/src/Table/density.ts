/** How high the rows of a list are: 36 px, or 48. Under a finger they are 48 anyway. */
export type Density = 'compact' | 'comfortable';

const listeners = new Set<() => void>();
/** What was chosen on this page, also where storage is closed to us. */
const chosen = new Map<string, Density>();

const keyOf = (list: string) => `density:${list}`;

/** Changes the rows of a list, on every table of it, and remembers it. */
export function setDensity(list: string, density: Density): void {
  chosen.set(list, density);
  try {
    localStorage.setItem(keyOf(list), density);
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** How high the rows of a list are in this browser; compact unless somebody chose otherwise. */
export function densityOf(list: string): Density {
  const known = chosen.get(list) ?? readStored(list);
  return known === 'comfortable' ? known : 'compact';
}

function readStored(list: string): string | null {
  try {
    return localStorage.getItem(keyOf(list));
  } catch {
    return null;
  }
}

/** Calls back after each change. Returns how to stop it. */
export function onDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
