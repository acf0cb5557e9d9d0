import type { ComponentProps, ReactNode } from 'react';
import type { MovableItem } from '../drag-and-drop/use-moving.ts';

/** What every item has; yours may carry anything else. */
export interface SortableItem extends MovableItem {
  /** The group that it is in. */
  readonly groupId: string;
}

export interface SortableGroup {
  readonly id: string;
  readonly title: string;
  /** A few words beside the title: a count, a sum. */
  readonly note?: ReactNode;
  /** What it says when it is empty. */
  readonly emptyText: string;
  /** A small button at the end of its title. */
  readonly action?: ReactNode;
}

/** What a row needs to know to draw itself. */
export interface SortableItemState {
  /** It is the one in the tab order; other controls of a row take tabIndex -1 unless it is. */
  readonly isTabStop: boolean;
  /** The three dots that open "Move to", with your menu items below; draw them at the end of the row. */
  readonly menuButton: ReactNode;
}

export interface SortableListProps<T extends SortableItem> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in order here, for a screen reader. */
  label: string;
  groups: readonly SortableGroup[];
  /** Their order is the order in each group. */
  items: readonly T[];
  /** A row. Must stay the same function while nothing about the rows changes. A form in it is never dragged. */
  children: (item: T, state: SortableItemState) => ReactNode;
  /**
   * Keeps a move; it is drawn there already. Resolve when your `items` say so; reject when it was refused, and it goes back.
   *
   * @param beforeId the item that it now stands before; null at the end of the group.
   */
  onMove: (id: string, toGroup: string, beforeId: string | null) => Promise<void>;
  /** A press on an item, or Enter. */
  onAction?: (id: string) => void;
  /** The item under the pointer or with the focus; null when there is none. */
  onPointAt?: (id: string | null) => void;
  /** MenuItems below "Move to". */
  menuItems?: (item: T) => ReactNode;
  /** The line about keys below the list. */
  hasKeys?: boolean;
  /** The level of the group titles. */
  headingLevel?: 2 | 3 | 4;
}
