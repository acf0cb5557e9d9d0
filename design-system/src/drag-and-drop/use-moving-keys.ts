import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Ground } from './drag-state.ts';
import { itemAtStep, stepOf } from './keys.ts';
import { listHolding } from './lists.ts';
import { ITEM } from './on-page.ts';
import type { useDragState } from './use-drag-state.ts';

export interface MovingKeysOptions {
  ground: Ground;
  carrying: ReturnType<typeof useDragState>;
  onMenu: (id: string) => void;
  onFocusItem: (id: string) => void;
}

/** The keys of an item: arrows, Space, M; and of a carried one: arrows, Space or Enter, Escape. */
export function useMovingKeys(options: MovingKeysOptions) {
  const { direction } = useLocale();
  return (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement ? event.target : null;
    // A key in a control of an item is the control's.
    if (!row?.hasAttribute(ITEM) || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = { key: event.key, row, direction };
    const isTaken = options.carrying.carry ? carryByKey(options, pressed) : actByKey(options, pressed);
    if (isTaken) event.preventDefault();
  };
}

interface Pressed {
  key: string;
  row: HTMLElement;
  direction: 'ltr' | 'rtl';
}

/** While something is carried no other key means anything. */
function carryByKey({ carrying }: MovingKeysOptions, { key, direction }: Pressed): true {
  const step = stepOf(key, direction);
  if (step) carrying.step(step);
  else if (key === ' ' || key === 'Enter') carrying.drop();
  else if (key === 'Escape') carrying.putBack();
  return true;
}

function actByKey(options: MovingKeysOptions, { key, row, direction }: Pressed): boolean {
  const id = row.getAttribute(ITEM) ?? '';
  const step = stepOf(key, direction);
  if (key === ' ') options.carrying.lift(row);
  else if (key === 'm' || key === 'M') options.onMenu(id);
  else if (step) focusAtStep(options, id, step);
  else return false;
  return true;
}

function focusAtStep(
  { ground, onFocusItem }: MovingKeysOptions,
  id: string,
  step: Parameters<typeof itemAtStep>[2],
) {
  const listId = listHolding(ground.arrangement, id);
  const next = listId && itemAtStep(ground, { listId, beforeId: id }, step);
  if (next) onFocusItem(next);
}
