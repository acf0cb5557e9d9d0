import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where there is room for one of two only, the focus goes along: to the pane when something is chosen, and back to the
 * list. Where both are seen it stays.
 */
export function useReturnFocus(
  isChosen: boolean,
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  const before = useRef(isChosen);
  useEffect(() => {
    if (before.current === isChosen) return;
    before.current = isChosen;
    const [shown, other] = isChosen ? [pane.current, list.current] : [list.current, pane.current];
    if (other?.getClientRects().length === 0) shown?.focus();
  }, [isChosen, list, pane]);
}
