/** The button that was pressed is gone when the last file arrives: the keyboard goes on at the next step. */
export function restoreFocus(next: HTMLElement | null): void {
  if (document.activeElement === document.body) next?.focus();
}
