/** Milliseconds after a key in a field of the page in which no frame gets the focus by itself. */
const TYPING_MS = 2_000;

const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Gives the focus back to the field of the page that a person types in, when a frame has taken it: any document may ask for the
 * focus. Who uses the Tab key or the pointer goes where they want.
 *
 * @returns how to stop it.
 */
export function keepTypingHere(frame: HTMLIFrameElement): () => void {
  let typed: { readonly field: HTMLElement; readonly at: number } | null = null;
  const note = ({ key, target }: KeyboardEvent): void => {
    const isField = target instanceof HTMLElement && target.matches(FIELDS);
    typed = isField && key !== 'Tab' ? { field: target, at: performance.now() } : null;
  };
  const forget = (): void => {
    typed = null;
  };
  const giveBack = (): void => {
    if (!typed || document.activeElement !== frame || performance.now() - typed.at > TYPING_MS) return;
    typed.field.focus();
  };
  const watched = [
    ['keydown', note],
    ['pointerdown', forget],
  ] as const;
  for (const [type, listen] of watched) document.addEventListener(type, listen as EventListener, true);
  frame.addEventListener('pointerenter', forget);
  // Where the focus has gone is known a moment later.
  const lookLater = (): void => void setTimeout(giveBack);
  window.addEventListener('blur', lookLater);
  return () => {
    for (const [type, listen] of watched) document.removeEventListener(type, listen as EventListener, true);
    window.removeEventListener('blur', lookLater);
  };
}
