import { type RefObject, useEffect, useRef } from 'react';

interface KeptFocus<E extends HTMLElement> {
  /** For the element around all that comes and goes; it needs `tabIndex={-1}`. */
  readonly ref: RefObject<E | null>;
  readonly onFocus: (event: { readonly target: EventTarget }) => void;
}

/**
 * Keeps the place of the keyboard where a control goes away with what it did, like Stop or Retry: the focus then moves
 * to the element around it, from which Tab goes on in what has come.
 *
 * @param state what is shown; the focus is looked after whenever it changes.
 */
export function useKeptFocus<E extends HTMLElement>(state: string): KeptFocus<E> {
  const ref = useRef<E>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const isLost = last.current instanceof Node && !last.current.isConnected;
    if (!isLost || state === '') return;
    last.current = null;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target;
    },
  };
}
