import { type CSSProperties, memo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Place } from './lists.ts';
import styles from './moving.module.css';
import { ITEM, LIST } from './on-page.ts';
import type { MovableItem } from './use-moving.ts';

/** What changes the look of one item. */
export interface ItemState {
  /** It is the one in the tab order, and so are its controls. */
  isTabStop: boolean;
  isMenuOpen: boolean;
  isSelected: boolean;
}

export interface MovableListProps<T extends MovableItem> {
  listId: string;
  labelledBy: string;
  describedBy?: string | undefined;
  ids: readonly string[];
  byId: ReadonlyMap<string, T>;
  /** Must stay the same function while nothing about the items changes. */
  drawItem: (item: T, state: ItemState) => ReactNode;
  /** Instead of items, when there are none. */
  empty: ReactNode;
  /** After the items: a button that brings more. */
  footer?: ReactNode;
  /** Those of this list that are being carried; null when none is. */
  carried: readonly string[] | null;
  /** The place in this list where what is carried would land. */
  place: Place | null;
  /** Whether a line shows that place. */
  hasLine: boolean;
  tabStop: string | null;
  menuFor: string | null;
  /** null: nothing can be selected. */
  selected: ReadonlySet<string> | null;
  isMultiselectable?: boolean;
  /** How high an item is about, pixels, for those that are not drawn because they are out of sight. */
  itemSize: number;
  className?: string | undefined;
}

/** The items of one list, as a grid of one column: a screen reader hands the arrow keys over, and counts the rows. */
export function MovableList<T extends MovableItem>(props: MovableListProps<T>) {
  const { listId, labelledBy, describedBy, ids, byId, place, hasLine, empty, footer, className } = props;
  const isEmpty = ids.length === 0;
  const named = {
    role: isEmpty ? 'group' : 'grid',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-multiselectable': isEmpty ? undefined : props.isMultiselectable || undefined,
  };
  return (
    <div
      {...{ [LIST]: listId }}
      className={classNames(styles.list, className)}
      style={{ '--moving-item-size': `${props.itemSize}px` } as CSSProperties}
      data-empty={isEmpty || undefined}
    >
      <div
        {...named}
        className={styles.rows}
        data-line-end={(hasLine && place?.beforeId === null) || undefined}
      >
        {ids.map((id) => {
          const item = byId.get(id);
          return item ? (
            <Slot
              key={id}
              item={item}
              drawItem={props.drawItem}
              isTabStop={props.tabStop === id}
              isMenuOpen={props.menuFor === id}
              isSelected={props.selected === null ? null : props.selected.has(id)}
              isLifted={props.carried?.includes(id) ?? false}
              hasLine={hasLine && place?.beforeId === id}
            />
          ) : null;
        })}
        {isEmpty ? empty : null}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
}

interface SlotProps<T extends MovableItem> {
  item: T;
  drawItem: (item: T, state: ItemState) => ReactNode;
  isTabStop: boolean;
  isMenuOpen: boolean;
  isSelected: boolean | null;
  isLifted: boolean;
  hasLine: boolean;
}

/** No table: its rows would be laid out as a table's, and content-visibility means nothing there. */
const CELL = { role: 'gridcell' };

/** Where an item lies; a hatched hole while it is carried. */
const Slot = memo(function Slot<T extends MovableItem>(props: SlotProps<T>) {
  const { item, drawItem, isTabStop, isMenuOpen, isSelected, isLifted, hasLine } = props;
  const row = {
    [ITEM]: item.id,
    role: 'row',
    'aria-label': item.name,
    'aria-selected': isSelected ?? undefined,
    tabIndex: isTabStop ? 0 : -1,
  };
  return (
    <div
      {...row}
      className={styles.slot}
      data-lifted={isLifted || undefined}
      data-line={hasLine || undefined}
    >
      <div {...CELL} className={styles.cell}>
        {drawItem(item, { isTabStop, isMenuOpen, isSelected: isSelected ?? false })}
      </div>
    </div>
  );
}) as <T extends MovableItem>(props: SlotProps<T>) => ReactNode;
