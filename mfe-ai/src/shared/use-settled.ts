import { useEffect, useState } from 'react';

/** Long enough that a word typed at ease is one question to the server. */
const PAUSE_MS = 250;

/** A text as it stands once the typing pauses. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (settled === text) return;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, text]);
  return settled;
}
