/**
 * A ref for what may go away while it has the focus, as a Retry does: the focus goes on to what is around it and can
 * have one, as a page or a dialog, instead of nowhere.
 */
export function moveFocus(going: HTMLElement | null): () => void {
  return () => {
    if (!going?.contains(document.activeElement)) return;
    going.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}
