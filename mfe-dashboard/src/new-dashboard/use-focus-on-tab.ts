import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the sheet when the control that had it went away with its tab, so that the keyboard and a screen
 * reader go on there. A link of the sidebar keeps it.
 */
export function useFocusOnTab<T extends HTMLElement>(tab: string): RefObject<T | null> {
  const sheet = useRef<T>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || !focused.checkVisibility();
    if (isLost) sheet.current?.focus({ preventScroll: true });
  }, [tab]);
  return sheet;
}
