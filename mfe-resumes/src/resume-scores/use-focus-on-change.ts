import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element when what it shows has changed and the link that was pressed went away with it. */
export function useFocusOnChange<T extends HTMLElement>(shown: string | null): RefObject<T | null> {
  const element = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || !focused.checkVisibility();
    if (isLost) element.current?.focus({ preventScroll: true });
  }, [shown]);
  return element;
}
