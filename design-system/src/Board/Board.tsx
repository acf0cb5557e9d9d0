import { type ComponentProps, type ReactNode, useCallback, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { DropErrorBanner } from '../drag-and-drop/DropErrorBanner.tsx';
import { refusalReason } from '../drag-and-drop/drop-refusal.ts';
import { Keys } from '../drag-and-drop/Keys.tsx';
import type { ItemState } from '../drag-and-drop/MovableList.tsx';
import { MovingLayers } from '../drag-and-drop/MovingLayers.tsx';
import { MovingLists } from '../drag-and-drop/MovingLists.tsx';
import { useMoving } from '../drag-and-drop/use-moving.ts';
import styles from './Board.module.css';
import { BoardColumnView } from './BoardColumnView.tsx';
import type { BoardCard, BoardColumn } from './board-column.ts';
import { CardFace } from './CardFace.tsx';

export interface BoardProps<T extends BoardCard> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the board shows, for a screen reader. */
  label: string;
  columns: readonly BoardColumn[];
  /** Their order is the order in each column. */
  cards: readonly T[];
  /** The content of a card under its name. */
  children: (card: T) => ReactNode;
  /**
   * Keeps a move; the card is drawn there already. Resolve when your `cards` say so; reject when it was refused, and the card
   * goes back. Moves are kept one after the other.
   *
   * @param beforeCardId the card that it now stands before; null at the end, and always null without order.
   */
  onMove: (cardId: string, toColumn: string, beforeCardId: string | null) => Promise<void>;
  /** false, or a sentence that says why, when a card may not stand in a column. */
  canDrop?: (card: T, columnId: string) => boolean | string;
  /** Whether the order within a column is the user's. Without it a card only changes its column. */
  isOrdered?: boolean;
  /** A press on a card, or Enter. */
  onAction?: (cardId: string) => void;
  /** MenuItems below "Move to". */
  menuItems?: (card: T) => ReactNode;
  /** What is said when a move is refused; a function is given what your promise was rejected with. */
  refusedText?: string | ((error: unknown) => string);
  /** Tells of a refused move in your own way, instead of the banner over the board. */
  onMoveRefused?: (error: unknown, card: T) => void;
  /** The cards are on their way. */
  isLoading?: boolean;
  /** The line about keys below the board; leave it away only where it is said elsewhere. */
  hasKeys?: boolean;
  /** The level of the column titles. */
  headingLevel?: 2 | 3 | 4;
}

const KEYS = [
  [['Space'], 'pick up, drop'],
  [['ArrowLeft', 'ArrowRight'], 'change column'],
  [['ArrowUp', 'ArrowDown'], 'reorder'],
  [['Escape'], 'cancel'],
  [['M'], 'open Move to menu'],
] as const;
const KEYS_WITHOUT_ORDER = KEYS.filter(([, action]) => action !== 'reorder');
const TOUCH = 'Long-press to pick up a card, or use the More menu.';
const STILL: ItemState = { isTabStop: false, isMenuOpen: false, isSelected: false };

const columnOf = ({ columnId }: BoardCard) => columnId;
const countCards = (count: number) => `${count} cards`;

/**
 * Cards in columns, moved by mouse, by touch (press long), by keyboard, or by the menu on each card. A move is drawn at once
 * and goes back when it is refused.
 */
export function Board<T extends BoardCard>({
  label,
  columns,
  cards,
  children,
  onMove,
  canDrop,
  isOrdered = true,
  onAction,
  menuItems,
  refusedText,
  onMoveRefused,
  isLoading = false,
  hasKeys = true,
  headingLevel = 3,
  className,
  ...rest
}: BoardProps<T>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const moving = useMoving<T>({
    rootRef,
    lists: columns,
    items: cards,
    listOf: columnOf,
    flow: 'columns',
    isOrdered,
    refusal: ([card], columnId) => refusalReason(card && canDrop ? canDrop(card, columnId) : true),
    countName: countCards,
    save: ({ ids: [cardId = ''], place }) => onMove(cardId, place.listId, isOrdered ? place.beforeId : null),
    onRefused: onMoveRefused && ((error, [card]) => card && onMoveRefused(error, card)),
  });
  const { openMenu } = moving;
  const drawCard = useCallback(
    (card: T, state: ItemState) => (
      <CardFace card={card} state={state} onOpenMenu={openMenu}>
        {children(card)}
      </CardFace>
    ),
    [children, openMenu],
  );
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <DropErrorBanner moving={moving} text={refusedText} />
      <MovingLists
        rootRef={rootRef}
        label={label}
        moving={moving}
        onAction={onAction}
        className={styles.board}
        isBusy={isLoading}
      >
        {columns.map((column) => (
          <BoardColumnView
            key={column.id}
            column={column}
            moving={moving}
            drawItem={drawCard}
            isOrdered={isOrdered}
            isLoading={isLoading}
            headingLevel={headingLevel}
            describedBy={hasKeys ? keysId : undefined}
          />
        ))}
      </MovingLists>
      {hasKeys ? <Keys id={keysId} keys={isOrdered ? KEYS : KEYS_WITHOUT_ORDER} touch={TOUCH} /> : null}
      <MovingLayers
        moving={moving}
        rootRef={rootRef}
        lists={columns}
        isOrdered={isOrdered}
        drawLifted={(card) => drawCard(card, STILL)}
        menuItems={menuItems}
      />
    </div>
  );
}
