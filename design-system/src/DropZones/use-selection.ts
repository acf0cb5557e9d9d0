import { type KeyboardEvent, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { itemAtStep } from '../drag-and-drop/keys.ts';
import { listHolding } from '../drag-and-drop/lists.ts';
import type { MovableItem, Moving } from '../drag-and-drop/use-moving.ts';
import { rangeBetween, toggled } from './selection.ts';

/** none: nothing is chosen; single: the one that is shown; multiple: several, to be moved together. */
export type SelectionMode = 'none' | 'single' | 'multiple';

export interface SelectionOptions {
  mode: SelectionMode;
  /** When the caller keeps it. */
  selectedIds?: readonly string[] | undefined;
  defaultSelectedIds?: readonly string[] | undefined;
  onSelectionChange?: ((ids: readonly string[]) => void) | undefined;
}

/** Which items are chosen, kept here or by the caller. */
export function useSelection({ mode, selectedIds, defaultSelectedIds, onSelectionChange }: SelectionOptions) {
  const [own, setOwn] = useState<readonly string[]>(defaultSelectedIds ?? []);
  const selected = mode === 'none' ? [] : (selectedIds ?? own);
  const latest = useRef({ selected, onSelectionChange });
  useLayoutEffect(() => {
    latest.current = { selected, onSelectionChange };
  });

  const select = useCallback((ids: readonly string[]) => {
    setOwn(ids);
    latest.current.onSelectionChange?.(ids);
  }, []);
  const toggle = useCallback((id: string) => select(toggled(latest.current.selected, id)), [select]);
  return { mode, selected, select, toggle };
}

/** Presses and keys that choose: as in a list of files. */
export function useSelectionInput<T extends MovableItem>(
  { mode, select, toggle }: ReturnType<typeof useSelection>,
  moving: Moving<T>,
) {
  /** Where a range begins. */
  const anchor = useRef<string | null>(null);

  const onPress = (id: string, event: MouseEvent) => {
    if (mode === 'multiple' && event.shiftKey) {
      select(rangeBetween(moving.arrangement, anchor.current, id));
      return;
    }
    anchor.current = id;
    if (mode === 'multiple' && (event.ctrlKey || event.metaKey)) toggle(id);
    else select([id]);
  };

  const extend = (id: string, step: 'up' | 'down') => {
    const listId = listHolding(moving.arrangement, id);
    const next = listId && itemAtStep(moving.ground, { listId, beforeId: id }, step);
    if (!next) return;
    anchor.current ??= id;
    select(rangeBetween(moving.arrangement, anchor.current, next));
    moving.focusItem(next);
  };

  const onKey = (event: KeyboardEvent, id: string): boolean => {
    const { key, shiftKey } = event;
    if (key === 'Enter') select([id]);
    if (key === 'Enter' || mode === 'single') return false;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && key === ' ') toggle(id);
    else if (isCommand && key.toLowerCase() === 'a') select([...moving.arrangement.values()].flat());
    else if (shiftKey && key === 'ArrowUp') extend(id, 'up');
    else if (shiftKey && key === 'ArrowDown') extend(id, 'down');
    else return false;
    if (!shiftKey) anchor.current = id;
    return true;
  };

  return mode === 'none' ? {} : { onPress, onKey };
}
