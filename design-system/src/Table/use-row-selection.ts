import { useState } from 'react';

export interface RowSelection<Id extends string> {
  /** The chosen ids, also of rows that are not shown now. */
  readonly selected: ReadonlySet<Id>;
  /** How much of the rows that are shown is chosen; for SelectAllColumn. */
  readonly chosen: 'none' | 'some' | 'all';
  /** Chooses one row, or leaves it out. */
  readonly select: (id: Id, isSelected: boolean) => void;
  /** Chooses all rows that are shown, or leaves them out; the others stay as they are. */
  readonly selectShown: (isSelected: boolean) => void;
  readonly clear: () => void;
}

/**
 * Which rows are chosen, over pages and filters.
 *
 * @param shown the ids of the rows that are shown now.
 */
export function useRowSelection<Id extends string>(shown: readonly Id[]): RowSelection<Id> {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const change = (ids: readonly Id[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return {
    selected,
    chosen: howMuch(shown, selected),
    select: (id, isSelected) => change([id], isSelected),
    selectShown: (isSelected) => change(shown, isSelected),
    clear: () => setSelected(new Set()),
  };
}

function howMuch<Id>(shown: readonly Id[], selected: ReadonlySet<Id>): 'none' | 'some' | 'all' {
  const count = shown.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}
