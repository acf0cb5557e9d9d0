import { useEffect } from 'react';
import { CONTENT_ID } from './content-id.ts';

/**
 * A notification gives the focus back to what had it. Where that has gone meanwhile, as the form whose save it tells
 * of, the keyboard goes on in the page instead of nowhere.
 */
export function useFocusAfterNotice(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    // The dialog itself gives it back in the next frame.
    return () => void requestAnimationFrame(() => requestAnimationFrame(focusPageIfLost));
  }, [isShown]);
}

function focusPageIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
