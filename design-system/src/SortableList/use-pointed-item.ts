import { type FocusEvent, type PointerEvent, useMemo } from 'react';
import { ITEM } from '../drag-and-drop/on-page.ts';

/** Handlers for the element around the lists: they tell which item is under the pointer or has the focus. */
export function usePointedItem(onPointAt: ((id: string | null) => void) | undefined) {
  return useMemo(() => {
    if (!onPointAt) return {};
    return {
      onPointerOver: ({ target }: PointerEvent) => onPointAt(itemAround(target)),
      onPointerLeave: () => onPointAt(itemAround(document.activeElement)),
      onFocus: ({ target }: FocusEvent) => onPointAt(itemAround(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => onPointAt(itemAround(relatedTarget)),
    };
  }, [onPointAt]);
}

function itemAround(target: EventTarget | null): string | null {
  return target instanceof Element ? (target.closest(`[${ITEM}]`)?.getAttribute(ITEM) ?? null) : null;
}
