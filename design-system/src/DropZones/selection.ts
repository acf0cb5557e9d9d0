import type { Arrangement } from '../drag-and-drop/lists.ts';

/** The ids between two, both included, in the order of the page; the second alone when the first is gone. */
export function rangeBetween(arrangement: Arrangement, from: string | null, to: string): string[] {
  const all = [...arrangement.values()].flat();
  const start = from === null ? -1 : all.indexOf(from);
  const end = all.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return all.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The same ids with one more, or without it. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Those of some ids that are still there, in the order of the page. */
export function inOrder(arrangement: Arrangement, ids: readonly string[]): string[] {
  return [...arrangement.values()].flat().filter((id) => ids.includes(id));
}
