import { useEffect, useState } from 'react';

/** Browsers take a longer wait for none at all. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment has passed, also when it passes while the page is open. */
export function useIsExpired(at: string): boolean {
  const end = Date.parse(at);
  const [isOver, setIsOver] = useState(() => Date.now() >= end);
  useEffect(() => {
    // A timer may ring a moment early.
    const wait = Math.min(Math.max(0, end - Date.now()), LONGEST_MS);
    const timer = setTimeout(() => setIsOver(Date.now() + 1_000 >= end), wait);
    return () => clearTimeout(timer);
  }, [end]);
  return isOver;
}
