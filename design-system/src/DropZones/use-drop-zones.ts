import type { RefObject } from 'react';
import { refusalReason } from '../drag-and-drop/drop-refusal.ts';
import { useMoving } from '../drag-and-drop/use-moving.ts';
import type { DropZone, DropZoneItem, DropZonesProps } from './drop-zone.ts';
import { inOrder } from './selection.ts';
import { type SelectionOptions, useSelection, useSelectionInput } from './use-selection.ts';

export interface UseDropZonesOptions<T extends DropZoneItem>
  extends Pick<DropZonesProps<T>, 'zones' | 'items' | 'onMove'> {
  rootRef: RefObject<HTMLElement | null>;
  canDrop: DropZonesProps<T>['canDrop'];
  onMoveRefused: DropZonesProps<T>['onMoveRefused'];
  isOrdered: boolean;
  layout: 'columns' | 'stack';
  selection: SelectionOptions;
}

const zoneOf = ({ zoneId }: DropZoneItem) => zoneId;
const countItems = (count: number) => `${count} items`;

/** Moving between zones: with limits, and with what is chosen moving together. */
export function useDropZones<T extends DropZoneItem>(options: UseDropZonesOptions<T>) {
  const { rootRef, zones, items, onMove, canDrop, isOrdered, layout, onMoveRefused } = options;
  const selection = useSelection(options.selection);
  const isMultiple = options.selection.mode === 'multiple';
  const moving = useMoving<T>({
    rootRef,
    lists: zones,
    items,
    listOf: zoneOf,
    flow: layout,
    isOrdered,
    liftedWith: (id, arrangement) =>
      isMultiple && selection.selected.includes(id) ? inOrder(arrangement, selection.selected) : [id],
    refusal: (moved, zoneId, standing) =>
      beyondLimit(zones, zoneId, standing.length + moved.length) ??
      refusalReason(canDrop ? canDrop(moved, zoneId) : true),
    countName: countItems,
    save: ({ ids, place }) => onMove(ids, place.listId, isOrdered ? place.beforeId : null),
    onRefused: onMoveRefused,
  });
  return { moving, selection, input: useSelectionInput(selection, moving) };
}

function beyondLimit(zones: readonly DropZone[], zoneId: string, count: number): string | null {
  const { limit, limitText } = zones.find(({ id }) => id === zoneId) ?? {};
  if (limit === undefined || count <= limit) return null;
  return limitText ?? (limit === 1 ? 'Limit: 1 item' : `Limit: ${limit} items`);
}
