import { type Arrangement, indexOfPlace, othersIn, type Place, placeAtIndex } from './lists.ts';

/** columns: lists stand beside each other; stack: below each other. */
export type Flow = 'columns' | 'stack';

/** Where a key points, with reading direction taken out. */
export type Step = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

const STEPS: Record<string, Step> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'before',
  ArrowRight: 'after',
  Home: 'first',
  End: 'last',
};

/** The step that a key asks for, or null. In a page that reads from the right, left is after. */
export function stepOf(key: string, direction: 'ltr' | 'rtl'): Step | null {
  const step = STEPS[key] ?? null;
  if (direction === 'ltr') return step;
  if (step === 'before') return 'after';
  return step === 'after' ? 'before' : step;
}

export interface Surroundings {
  arrangement: Arrangement;
  flow: Flow;
}

/** The item that the focus goes to from another, or null when there is none in that direction. */
export function itemAtStep({ arrangement, flow }: Surroundings, from: Place, step: Step): string | null {
  const ids = arrangement.get(from.listId) ?? [];
  const index = ids.indexOf(from.beforeId ?? '');
  if (step === 'first') return ids[0] ?? null;
  if (step === 'last') return ids.at(-1) ?? null;
  if (step === 'up' || step === 'down') {
    const next = ids[index + (step === 'up' ? -1 : 1)];
    if (next !== undefined || flow === 'columns') return next ?? null;
  }
  const isBack = step === 'up' || step === 'before';
  const listIds = [...arrangement.keys()];
  const here = listIds.indexOf(from.listId);
  const others = isBack ? listIds.slice(0, here).toReversed() : listIds.slice(here + 1);
  const target = others.map((id) => arrangement.get(id) ?? []).find((list) => list.length > 0);
  if (!target) return null;
  if (flow === 'stack') return (step === 'up' ? target.at(-1) : target[0]) ?? null;
  return target[Math.min(index, target.length - 1)] ?? null;
}

export interface CarryStep extends Surroundings {
  carried: readonly string[];
  /** Whether places within a list differ; if not, only lists do. */
  isOrdered: boolean;
}

/** Where carried items go from a place; the place itself at the edge. */
export function placeAtStep(
  { arrangement, flow, carried, isOrdered }: CarryStep,
  from: Place,
  step: Step,
): Place {
  const inList = isOrdered ? stepInList(othersIn(arrangement, from.listId, carried), from, step) : null;
  if (inList) return inList;
  if (step === 'first' || step === 'last') return from;
  if (flow === 'columns' && (step === 'up' || step === 'down')) return from;
  const isBack = step === 'up' || step === 'before';
  const listIds = [...arrangement.keys()];
  const listId = listIds[listIds.indexOf(from.listId) + (isBack ? -1 : 1)];
  if (listId === undefined) return from;
  const others = othersIn(arrangement, listId, carried);
  if (!isOrdered) return placeAtIndex(listId, others, others.length);
  if (flow === 'stack') return placeAtIndex(listId, others, isBack ? others.length : 0);
  const index = indexOfPlace(othersIn(arrangement, from.listId, carried), from);
  return placeAtIndex(listId, others, Math.min(index, others.length));
}

function stepInList(others: readonly string[], from: Place, step: Step): Place | null {
  const index = indexOfPlace(others, from);
  if (step === 'first') return placeAtIndex(from.listId, others, 0);
  if (step === 'last') return placeAtIndex(from.listId, others, others.length);
  if (step === 'up' && index > 0) return placeAtIndex(from.listId, others, index - 1);
  if (step === 'down' && index < others.length) return placeAtIndex(from.listId, others, index + 1);
  return null;
}
