import type { ComponentProps, ReactNode } from 'react';
import type { MovableItem } from '../drag-and-drop/use-moving.ts';
import type { SelectionMode } from './use-selection.ts';

/** What every item has; yours may carry anything else. */
export interface DropZoneItem extends MovableItem {
  /** The zone that it stands in. */
  readonly zoneId: string;
}

export interface DropZone {
  readonly id: string;
  readonly title: string;
  /** What it says when it is empty. */
  readonly emptyText: string;
  /** The most that it takes. */
  readonly limit?: number;
  /** Why it takes no more: "Only one position here". */
  readonly limitText?: string;
  /** How many there are, when not all of them are among the items; else they are counted. */
  readonly count?: number;
  /** After the items: a button that brings more. */
  readonly footer?: ReactNode;
}

export interface DropZonesProps<T extends DropZoneItem> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is sorted here, for a screen reader. */
  label: string;
  zones: readonly DropZone[];
  /** Their order is the order in each zone. */
  items: readonly T[];
  /** More of an item, under its name. */
  children?: (item: T) => ReactNode;
  /**
   * Keeps a move; the items are drawn there already. Resolve when your `items` say so; reject when it was refused, and they go
   * back. A drop in the zone that an item comes from does nothing without order.
   *
   * @param beforeId the item that they now stand before; null at the end, and always null without order.
   */
  onMove: (ids: readonly string[], toZone: string, beforeId: string | null) => Promise<void>;
  /** false, or a sentence that says why, when items may not stand in a zone. The limit of a zone needs no word here. */
  canDrop?: (items: readonly T[], zoneId: string) => boolean | string;
  /** Whether the order within a zone is the user's. */
  isOrdered?: boolean;
  /** With multiple, what is chosen moves together. */
  selectionMode?: SelectionMode;
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  /** A press on an item, or Enter. */
  onAction?: (id: string) => void;
  /** MenuItems below "Move to". */
  menuItems?: (item: T) => ReactNode;
  /** What is said when a move is refused; a function is given what your promise was rejected with. */
  refusedText?: string | ((error: unknown) => string);
  /** Tells of a refused move in your own way, instead of the banner over the zones. */
  onMoveRefused?: (error: unknown, items: readonly T[]) => void;
  /** The items are on their way. */
  isLoading?: boolean;
  /** columns: beside each other where there is room; stack: below each other, as in a sidebar. */
  layout?: 'columns' | 'stack';
  /** The line about keys below the zones. */
  hasKeys?: boolean;
  /** The level of the zone titles. */
  headingLevel?: 2 | 3 | 4;
}
