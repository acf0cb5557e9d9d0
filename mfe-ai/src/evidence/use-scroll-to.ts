import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the first element that fits `selector` into view inside the returned root, again at each
 * `turn`; does nothing while `selector` is null.
 */
export function useScrollTo<E extends HTMLElement>(selector: string | null, turn = 0): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => {
    if (selector === null || turn === 0) return;
    const target = root.current?.querySelector(selector);
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  }, [selector, turn]);
  return root;
}
