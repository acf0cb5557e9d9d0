import type { ReactNode } from 'react';
import type { MovableItem } from '../drag-and-drop/use-moving.ts';

/** The color of the tab at the top edge of a card. It sorts nothing: it makes a card easy to find again. */
export type BoardCardTab = 'yellow' | 'green' | 'blue';

/** What every card has; yours may carry anything else for its content. */
export interface BoardCard extends MovableItem {
  /** The column that it stands in. */
  readonly columnId: string;
  readonly tab?: BoardCardTab;
}

export interface BoardColumn {
  readonly id: string;
  readonly title: string;
  /** How many there are, when not all of them are among the cards; else they are counted. */
  readonly count?: number;
  /** What an empty column says. */
  readonly emptyText?: string;
  /** After the cards: a button that brings more. */
  readonly footer?: ReactNode;
}
