import { useState } from 'react';

/** A choice that this browser remembers; where storage is closed to us it lasts as long as the page. */
export function useStoredFlag(key: string): [isSet: boolean, change: (isSet: boolean) => void] {
  const [isSet, setFlag] = useState(() => read(key));
  const change = (next: boolean) => {
    setFlag(next);
    write(key, next);
  };
  return [isSet, change];
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

function write(key: string, isSet: boolean): void {
  try {
    localStorage.setItem(key, String(isSet));
  } catch {
    // A private window: nothing is remembered.
  }
}
