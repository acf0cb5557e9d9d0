import type { Place } from './lists.ts';
import type { Point } from './pointer-drag.ts';

/** The attributes by which lists and items are found on the page. */
export const LIST = 'data-moving-list';
export const ITEM = 'data-moving-item';
export const MENU_BUTTON = 'data-moving-menu';

/** The element of an item. */
export function elementOf(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${ITEM}="${CSS.escape(id)}"]`);
}

/** The element of a list. */
export function listElement(root: HTMLElement, listId: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${LIST}="${CSS.escape(listId)}"]`);
}

/** The place under a point, or null outside of `root`. Between two lists the nearer one counts. */
export function placeUnder(root: HTMLElement, { x, y }: Point): Place | null {
  const hit = document.elementFromPoint(x, y);
  const under = hit?.closest<HTMLElement>(`[${LIST}]`);
  const list = under && root.contains(under) ? under : nearestList(root, { x, y });
  const listId = list?.getAttribute(LIST) ?? null;
  if (!list || listId === null) return null;
  const item = hit?.closest<HTMLElement>(`[${ITEM}]`);
  const beforeId = item && list.contains(item) ? besideItem(item, y) : firstBelow(list, y);
  return { listId, beforeId };
}

function besideItem(item: HTMLElement, y: number): string | null {
  const { top, height } = item.getBoundingClientRect();
  const before = y < top + height / 2 ? item : item.nextElementSibling;
  return before?.getAttribute(ITEM) ?? null;
}

function firstBelow(list: HTMLElement, y: number): string | null {
  const items = [...list.querySelectorAll<HTMLElement>(`[${ITEM}]`)];
  const below = items.find((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below?.getAttribute(ITEM) ?? null;
}

function nearestList(root: HTMLElement, { x, y }: Point): HTMLElement | null {
  const frame = root.getBoundingClientRect();
  if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
  let nearest: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const list of root.querySelectorAll<HTMLElement>(`[${LIST}]`)) {
    const { left, right, top, bottom } = list.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance < least) [nearest, least] = [list, distance];
  }
  return nearest;
}

/** Where carried items are shown when a key has chosen their place: the start corner of the gap. */
export function cornerOf(root: HTMLElement, { listId, beforeId }: Place): DOMRect | null {
  const list = listElement(root, listId);
  const before = beforeId === null ? null : elementOf(root, beforeId);
  if (before) return before.getBoundingClientRect();
  const last = [...(list?.querySelectorAll(`[${ITEM}]`) ?? [])].at(-1);
  if (!last) return list?.getBoundingClientRect() ?? null;
  const { left, bottom, width } = last.getBoundingClientRect();
  return new DOMRect(left, bottom, width, 0);
}

/** Brings a place into view, in its list and in whatever the lists scroll in. */
export function showPlace(root: HTMLElement, { listId, beforeId }: Place): void {
  const list = listElement(root, listId);
  const before = beforeId === null ? null : elementOf(root, beforeId);
  const last = [...(list?.querySelectorAll(`[${ITEM}]`) ?? [])].at(-1);
  (before ?? last ?? list)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
