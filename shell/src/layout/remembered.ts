/** A choice that this browser remembers; undefined where none was made, or storage is closed to us. */
export function readRemembered(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
}

export function remember(key: string, isSet: boolean): void {
  try {
    localStorage.setItem(key, String(isSet));
  } catch {
    // A private window: the choice lasts as long as the page.
  }
}
