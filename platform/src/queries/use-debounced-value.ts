import { useEffect, useState } from 'react';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

/** A text as it is once it has not changed for a while, a quarter of a second unless told. */
export function useDebouncedValue(text: string, pauseMs: number = PAUSE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [settled, text, pauseMs]);
  return settled;
}
