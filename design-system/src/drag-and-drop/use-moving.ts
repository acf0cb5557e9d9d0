import { type RefObject, useMemo, useState } from 'react';
import { announcements } from './announcements.ts';
import { type Ground, wordsFor } from './drag-state.ts';
import type { Flow } from './keys.ts';
import { type Arrangement, arrange, listHolding, type Move, othersIn, type Place } from './lists.ts';
import { elementOf } from './on-page.ts';
import { useDragState } from './use-drag-state.ts';
import { useMovingKeys } from './use-moving-keys.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import { useSavedMoves } from './use-saved-moves.ts';

export interface MovableItem {
  readonly id: string;
  /** What it is called when it is moved. */
  readonly name: string;
}

export interface MovingOptions<T extends MovableItem> {
  rootRef: RefObject<HTMLElement | null>;
  lists: readonly { readonly id: string; readonly title: string }[];
  items: readonly T[];
  listOf: (item: T) => string;
  flow: Flow;
  isOrdered: boolean;
  /** Why these may not stand in a list, or null. `standing` are those who are there. */
  refusal: (items: readonly T[], listId: string, standing: readonly string[]) => string | null;
  /** All that is lifted with an item, itself included. */
  liftedWith?: (id: string, arrangement: Arrangement) => readonly string[];
  /** Several items in words. */
  countName: (count: number) => string;
  save: (move: Move) => Promise<void>;
  onRefused?: ((error: unknown, items: readonly T[]) => void) | undefined;
}

/** A move that was refused: what is told about it. */
export interface Refused {
  error: unknown;
  /** What went back, and to which list. */
  what: string;
  list: string;
}

/** Everything that lists between which items are moved have in common, without any look. */
export function useMoving<T extends MovableItem>(options: MovingOptions<T>) {
  const { rootRef } = options;
  const [said, say] = useState('');
  const [refused, setRefused] = useState<Refused | null>(null);
  const [menuFor, openMenu] = useState<string | null>(null);
  const { base, byId } = useBase(options);
  const told = { ...options, byId, base, say, setRefused };
  const { arrangement, move: keep } = useSavedMoves({
    base,
    save: options.save,
    onRefused: (error, { ids }) => tellOfRefusal(told, error, ids),
  });
  const ground = groundOf({ ...options, byId, arrangement });
  const focus = useRovingFocus(rootRef, arrangement);
  const liftedWith = (id: string) => options.liftedWith?.(id, arrangement) ?? [id];

  const move = (ids: readonly string[], place: Place) => {
    setRefused(null);
    say(announcements.dropped(ground.nameOf(ids), wordsFor(ground, ids, place)));
    keep({ ids, place });
  };
  const carrying = useDragState({ rootRef, ground, liftedWith, say, onDrop: move });
  const onKeyDown = useMovingKeys({ ground, carrying, onMenu: openMenu, onFocusItem: focus.focusItem });
  const onBlur = () => {
    focus.onBlur();
    if (carrying.carry?.by === 'keyboard') carrying.putBack();
  };

  return {
    arrangement,
    ground,
    byId,
    said,
    refused,
    menuFor,
    openMenu,
    liftedWith,
    carry: carrying.carry,
    tabStop: focus.tabStop,
    dismissRefused: () => setRefused(null),
    closeMenu: () => openMenu(null),
    /** Moves at once, without carrying; the focus goes along. */
    moveAndFocus: (ids: readonly string[], place: Place) => {
      move(ids, place);
      focus.focusItem(ids[0] ?? '');
    },
    /** How many more a list holds than the data say, while moves are on their way. */
    surplusOf: (listId: string) => sizeOf(arrangement, listId) - sizeOf(base, listId),
    rowOf: (id: string) => rootRef.current && elementOf(rootRef.current, id),
    focusItem: focus.focusItem,
    handlers: { onKeyDown, onFocus: focus.onFocus, onBlur },
  };
}

export type Moving<T extends MovableItem> = ReturnType<typeof useMoving<T>>;

function useBase<T extends MovableItem>({ lists, items, listOf }: MovingOptions<T>) {
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const listIds = useMemo(() => lists.map(({ id }) => id), [lists]);
  const base = useMemo(() => arrange(listIds, items, listOf), [listIds, items, listOf]);
  return { base, byId };
}

interface Told<T extends MovableItem> extends MovingOptions<T> {
  byId: ReadonlyMap<string, T>;
}

function groundOf<T extends MovableItem>(told: Told<T> & { arrangement: Arrangement }): Ground {
  const { arrangement, flow, isOrdered, byId } = told;
  return {
    arrangement,
    flow,
    isOrdered,
    titleOf: (listId) => titleOf(told, listId),
    nameOf: (ids) => nameOf(told, ids),
    refusal: (ids, listId) => {
      if (listHolding(arrangement, ids[0] ?? '') === listId) return null;
      const items = ids.flatMap((id) => byId.get(id) ?? []);
      return told.refusal(items, listId, othersIn(arrangement, listId, ids));
    },
  };
}

interface ToldOfRefusal<T extends MovableItem> extends Told<T> {
  base: Arrangement;
  say: (text: string) => void;
  setRefused: (refused: Refused) => void;
}

function tellOfRefusal<T extends MovableItem>(
  told: ToldOfRefusal<T>,
  error: unknown,
  ids: readonly string[],
) {
  const what = nameOf(told, ids);
  const list = titleOf(told, listHolding(told.base, ids[0] ?? '') ?? '');
  told.say(announcements.wentBack(what, list));
  const items = ids.flatMap((id) => told.byId.get(id) ?? []);
  if (told.onRefused) told.onRefused(error, items);
  else told.setRefused({ error, what, list });
}

function titleOf<T extends MovableItem>({ lists }: MovingOptions<T>, listId: string): string {
  return lists.find(({ id }) => id === listId)?.title ?? '';
}

function nameOf<T extends MovableItem>({ byId, countName }: Told<T>, ids: readonly string[]): string {
  return ids.length === 1 ? (byId.get(ids[0] ?? '')?.name ?? '') : countName(ids.length);
}

function sizeOf(arrangement: Arrangement, listId: string): number {
  return arrangement.get(listId)?.length ?? 0;
}
