import { useLocation } from '@shortlist/platform/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the page after a navigation to another path, so that the keyboard and a screen
 * reader continue there. Not at the first page, and not where the page itself has taken the focus.
 */
export function useFocusOnNavigation<T extends HTMLElement>(): RefObject<T | null> {
  const page = useRef<T>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (page.current?.contains(document.activeElement)) return;
    page.current?.focus({ preventScroll: true });
  }, [pathname]);
  return page;
}
