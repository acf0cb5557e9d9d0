import type { KeyboardEvent } from 'react';
import { placeAtStep } from '../drag-and-drop/keys.ts';
import { placeOf } from '../drag-and-drop/lists.ts';
import type { MovableItem, Moving } from '../drag-and-drop/use-moving.ts';

/** Alt with an arrow moves an item by one place, beyond the end of its group into the next; true when it was such a key. */
export function stepByKey<T extends MovableItem>(
  moving: Moving<T>,
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  id: string,
): boolean {
  if (!altKey || ctrlKey || metaKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  const { arrangement } = moving;
  const here = placeOf(arrangement, [id]);
  if (!here) return false;
  const ground = { arrangement, flow: 'stack', carried: [id], isOrdered: true } as const;
  const there = placeAtStep(ground, here, key === 'ArrowUp' ? 'up' : 'down');
  if (there !== here) moving.moveAndFocus([id], there);
  return true;
}
