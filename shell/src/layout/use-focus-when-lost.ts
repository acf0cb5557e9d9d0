import { useEffect } from 'react';
import { CONTENT_ID } from './content-id.ts';

/** How many frames the page tries to take the focus: a dialog that leaves may still hold it away for some. */
const TRIES = 60;

/**
 * Where what had the focus has gone, as a form after its save or a dialog whose opener left with it, the keyboard
 * goes on in the page instead of nowhere. A press beside everything leaves the focus nowhere, as people expect.
 */
export function useFocusWhenLost(): void {
  useEffect(() => {
    document.addEventListener('focusout', mindLoss, true);
    return () => document.removeEventListener('focusout', mindLoss, true);
  }, []);
}

function mindLoss({ target, relatedTarget }: FocusEvent): void {
  // What returns the focus of its own accord, as a dialog does, has done so two frames later.
  if (relatedTarget === null && target instanceof HTMLElement)
    afterFrame(() => afterFrame(() => isGone(target) && takeFocus(TRIES)));
}

function isGone(element: HTMLElement): boolean {
  return !(element.isConnected && element.checkVisibility());
}

function takeFocus(tries: number): void {
  if (tries === 0 || document.activeElement !== document.body) return;
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  afterFrame(() => takeFocus(tries - 1));
}

function afterFrame(act: () => void): void {
  requestAnimationFrame(act);
}
