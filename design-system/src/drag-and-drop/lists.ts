/** Which items stand in which list, in order: list id to item ids. */
export type Arrangement = ReadonlyMap<string, readonly string[]>;

/** A place between items: before one of them, or at the end of the list. */
export interface Place {
  readonly listId: string;
  /** null: at the end. */
  readonly beforeId: string | null;
}

/** Items that go to a place together, in this order. */
export interface Move {
  readonly ids: readonly string[];
  readonly place: Place;
}

/** Sorts items into lists, in the order that they come in. Items of a list that is not there are left out. */
export function arrange<T extends { readonly id: string }>(
  listIds: readonly string[],
  items: readonly T[],
  listOf: (item: T) => string,
): Arrangement {
  const lists = new Map<string, string[]>(listIds.map((id) => [id, []]));
  for (const item of items) lists.get(listOf(item))?.push(item.id);
  return lists;
}

/** The list that an item stands in. */
export function listHolding(arrangement: Arrangement, id: string): string | null {
  for (const [listId, ids] of arrangement) if (ids.includes(id)) return listId;
  return null;
}

/** The ids of a list without those that are being carried. */
export function othersIn(arrangement: Arrangement, listId: string, carried: readonly string[]): string[] {
  return (arrangement.get(listId) ?? []).filter((id) => !carried.includes(id));
}

/**
 * What a move makes of an arrangement. Items that are gone are left out; a list that is gone changes nothing; and when
 * the item to stand before is gone, the end of the list is the place. Lists that do not change stay the same arrays.
 */
export function withMove(arrangement: Arrangement, { ids, place }: Move): Arrangement {
  if (!arrangement.has(place.listId)) return arrangement;
  const there = ids.filter((id) => listHolding(arrangement, id) !== null);
  const lists = [...arrangement].map(([listId, held]): [string, readonly string[]] => {
    if (listId !== place.listId && !held.some((id) => there.includes(id))) return [listId, held];
    const others = held.filter((id) => !there.includes(id));
    if (listId === place.listId) others.splice(indexOfPlace(others, place), 0, ...there);
    return [listId, others];
  });
  return new Map(lists);
}

/** Whether both hold the same items in the same order. */
export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  return [...one].every(([listId, ids]) => {
    const others = other.get(listId);
    return others?.length === ids.length && ids.every((id, index) => others[index] === id);
  });
}

/** How many of the others stand before a place. */
export function indexOfPlace(others: readonly string[], place: Place): number {
  const index = place.beforeId === null ? -1 : others.indexOf(place.beforeId);
  return index === -1 ? others.length : index;
}

/** The place with so many of the others before it; counts beyond the ends mean the ends. */
export function placeAtIndex(listId: string, others: readonly string[], index: number): Place {
  return { listId, beforeId: others[Math.max(0, index)] ?? null };
}

/** Where carried items stand now: before whichever follows the first of them. */
export function placeOf(arrangement: Arrangement, carried: readonly string[]): Place | null {
  const [first = ''] = carried;
  const listId = listHolding(arrangement, first);
  if (listId === null) return null;
  const ids = arrangement.get(listId) ?? [];
  const following = ids.slice(ids.indexOf(first)).find((id) => !carried.includes(id));
  return { listId, beforeId: following ?? null };
}

/** The same place said without the carried items: a place before one of them is before whichever follows it. */
export function placeWithout(arrangement: Arrangement, place: Place, carried: readonly string[]): Place {
  if (place.beforeId === null || !carried.includes(place.beforeId)) return place;
  const ids = arrangement.get(place.listId) ?? [];
  const following = ids.slice(ids.indexOf(place.beforeId)).find((id) => !carried.includes(id));
  return { listId: place.listId, beforeId: following ?? null };
}
