import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Arrangement, listHolding } from './lists.ts';
import { elementOf, ITEM } from './on-page.ts';

/**
 * One item at a time is in the tab order, and the focus stays with an item that moves to another list: its element there is
 * a new one.
 */
export function useRovingFocus(rootRef: RefObject<HTMLElement | null>, arrangement: Arrangement) {
  const [lastId, setLastId] = useState<string | null>(null);
  /** The item that should hold the focus. */
  const held = useRef<string | null>(null);
  const isThere = lastId !== null && listHolding(arrangement, lastId) !== null;
  const tabStop = isThere ? lastId : (firstOf(arrangement) ?? null);

  const focusItem = (id: string) => {
    held.current = id;
    setLastId(id);
    if (rootRef.current) elementOf(rootRef.current, id)?.focus();
  };

  useLayoutEffect(() => {
    const root = rootRef.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (root && isLost && held.current !== null) elementOf(root, held.current)?.focus();
  });

  const onFocus = (event: FocusEvent) => {
    const id = event.target.closest(`[${ITEM}]`)?.getAttribute(ITEM) ?? null;
    if (id === null) return;
    held.current = id;
    setLastId(id);
  };

  // React tells of a blur that a person made, and not of one that comes from its own removal of an element.
  const onBlur = () => {
    held.current = null;
  };

  return { tabStop, focusItem, onFocus, onBlur };
}

function firstOf(arrangement: Arrangement): string | undefined {
  for (const [first] of arrangement.values()) if (first !== undefined) return first;
  return undefined;
}
