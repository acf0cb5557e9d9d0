import { announcements, type PlaceInWords } from './announcements.ts';
import { type CarryStep, placeAtStep, type Step } from './keys.ts';
import { type Arrangement, indexOfPlace, othersIn, type Place, placeOf, placeWithout } from './lists.ts';
import type { Point } from './pointer-drag.ts';

/** What is being carried, and where it would land. */
export interface DragState {
  readonly ids: readonly string[];
  readonly by: 'pointer' | 'keyboard';
  /** Where it would land; null outside of every list. */
  readonly place: Place | null;
  /** Why it cannot land there. */
  readonly refusal: string | null;
  /** The first item as it lay: its width, and where the pointer holds it, from its corner. */
  readonly hold: { readonly width: number; readonly at: Point; readonly start: Point };
}

/** What carrying has to know about the lists. */
export interface Ground {
  arrangement: Arrangement;
  flow: CarryStep['flow'];
  /** Whether places within a list differ. */
  isOrdered: boolean;
  /** Why these may not stand in a list, or null; null for the list that they come from. */
  refusal: (ids: readonly string[], listId: string) => string | null;
  titleOf: (listId: string) => string;
  /** One item's name, or how many. */
  nameOf: (ids: readonly string[]) => string;
}

/** What a step of carrying comes to. */
export interface Outcome {
  carry: DragState | null;
  /** For a screen reader. */
  said: string | null;
  /** The place where it was put down, to be kept. */
  landed?: Place;
}

/** A place in words, as it will be once these have landed there. */
export function wordsFor(ground: Ground, ids: readonly string[], place: Place): PlaceInWords {
  const others = othersIn(ground.arrangement, place.listId, ids);
  return {
    list: ground.titleOf(place.listId),
    position: indexOfPlace(others, place) + 1,
    of: others.length + ids.length,
    isOrdered: ground.isOrdered,
  };
}

/** Picks items up; nothing when they are gone. */
export function startDrag(ground: Ground, start: Pick<DragState, 'ids' | 'by' | 'hold'>): Outcome {
  const place = placeOf(ground.arrangement, start.ids);
  if (!place) return { carry: null, said: null };
  const words = wordsFor(ground, start.ids, place);
  return {
    carry: { ...start, place, refusal: null },
    said: announcements.lifted(ground.nameOf(start.ids), words),
  };
}

/** Holds what is carried over a place. */
export function dragOver(ground: Ground, carry: DragState, place: Place | null): Outcome {
  if (isSamePlace(carry.place, place)) return { carry, said: null };
  const refusal = place && ground.refusal(carry.ids, place.listId);
  const next = { ...carry, place, refusal };
  if (!place) return { carry: next, said: null };
  if (refusal !== null)
    return { carry: next, said: announcements.refused(ground.titleOf(place.listId), refusal) };
  return { carry: next, said: announcements.over(wordsFor(ground, carry.ids, place)) };
}

/** Holds it over the next place in a direction. */
export function hoverAtStep(ground: Ground, carry: DragState, step: Step): Outcome {
  if (!carry.place) return { carry, said: null };
  return dragOver(ground, carry, placeAtStep({ ...ground, carried: carry.ids }, carry.place, step));
}

/**
 * Puts it down. Outside of every list that means back; in a list that refuses it a pointer has let go, so it goes back, and
 * a key may still choose another.
 */
export function drop(ground: Ground, carry: DragState, place: Place | null): Outcome {
  const origin = placeOf(ground.arrangement, carry.ids);
  if (!place || !origin) return cancelDrag(ground, carry);
  const list = ground.titleOf(place.listId);
  const refusal = ground.refusal(carry.ids, place.listId);
  if (refusal !== null)
    return { carry: carry.by === 'keyboard' ? carry : null, said: announcements.refused(list, refusal) };
  const stays = place.listId === origin.listId && (!ground.isOrdered || isSamePlace(origin, place));
  if (stays) return { carry: null, said: announcements.stayed(ground.nameOf(carry.ids), list) };
  return { carry: null, said: null, landed: place };
}

/** Gives up carrying. */
export function cancelDrag(ground: Ground, carry: DragState): Outcome {
  const origin = placeOf(ground.arrangement, carry.ids);
  const list = ground.titleOf(origin?.listId ?? '');
  return { carry: null, said: announcements.putBack(ground.nameOf(carry.ids), list) };
}

/** The place that a point means: without order, only the list. */
export function dropTarget(ground: Ground, carry: DragState, under: Place | null): Place | null {
  if (!under || ground.isOrdered) return under && placeWithout(ground.arrangement, under, carry.ids);
  return { listId: under.listId, beforeId: null };
}

function isSamePlace(one: Place | null, other: Place | null): boolean {
  return one?.listId === other?.listId && one?.beforeId === other?.beforeId;
}
