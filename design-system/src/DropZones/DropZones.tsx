import { type ComponentProps, type ReactNode, useCallback, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Keys } from '../moving/Keys.tsx';
import type { ItemState } from '../moving/MovableList.tsx';
import { MovingLayers } from '../moving/MovingLayers.tsx';
import { MovingLists } from '../moving/MovingLists.tsx';
import { RefusedBanner } from '../moving/RefusedBanner.tsx';
import type { MovableItem } from '../moving/use-moving.ts';
import styles from './DropZones.module.css';
import { DropZoneView } from './DropZoneView.tsx';
import { useDropZones } from './use-drop-zones.ts';
import type { SelectionMode } from './use-selection.ts';
import { ZoneItem } from './ZoneItem.tsx';

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

const KEYS = [
  [['Space'], 'pick up, drop'],
  [['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], 'choose a zone'],
  [['Escape'], 'put back'],
  [['M'], 'Move to menu'],
] as const;
const KEYS_WITH_CHOICE = [...KEYS, [['Ctrl+Space'], 'choose several']] as const;
const TOUCH = 'Long press lifts an item. The three dots open Move to.';
const STILL: ItemState = { isTabStop: false, isMenuOpen: false, isSelected: false };

/**
 * Two lists or more between which items are moved, one or several at once, by mouse, by touch (press long), by keyboard, or by
 * the menu on each. A move is drawn at once and goes back when it is refused.
 */
export function DropZones<T extends DropZoneItem>({
  label,
  zones,
  items,
  children,
  onMove,
  canDrop,
  isOrdered = false,
  selectionMode = 'none',
  selectedIds,
  defaultSelectedIds,
  onSelectionChange,
  onAction,
  menuItems,
  refusedText,
  onMoveRefused,
  isLoading = false,
  layout = 'columns',
  hasKeys = true,
  headingLevel = 3,
  className,
  ...rest
}: DropZonesProps<T>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { moving, selection, input } = useDropZones<T>({
    rootRef,
    zones,
    items,
    onMove,
    canDrop,
    isOrdered,
    layout,
    onMoveRefused,
    selection: { mode: selectionMode, selectedIds, defaultSelectedIds, onSelectionChange },
  });
  const { openMenu } = moving;
  const onToggle = selectionMode === 'multiple' ? selection.toggle : null;
  const drawItem = useCallback(
    (item: T, state: ItemState) => (
      <ZoneItem item={item} state={state} onOpenMenu={openMenu} onToggle={onToggle}>
        {children?.(item)}
      </ZoneItem>
    ),
    [children, openMenu, onToggle],
  );
  const view = { moving, selection, drawItem, isOrdered, isLoading, headingLevel };
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <RefusedBanner moving={moving} text={refusedText} />
      <MovingLists
        {...input}
        rootRef={rootRef}
        label={label}
        moving={moving}
        onAction={onAction}
        className={styles.zones}
        layout={layout}
        isBusy={isLoading}
      >
        {zones.map((zone) => (
          <DropZoneView key={zone.id} {...view} zone={zone} describedBy={hasKeys ? keysId : undefined} />
        ))}
      </MovingLists>
      {hasKeys ? <Keys id={keysId} keys={onToggle ? KEYS_WITH_CHOICE : KEYS} touch={TOUCH} /> : null}
      <MovingLayers
        moving={moving}
        rootRef={rootRef}
        lists={zones}
        isOrdered={isOrdered}
        drawLifted={(item) => drawItem(item, { ...STILL, isSelected: selection.selected.includes(item.id) })}
        menuItems={menuItems}
      />
    </div>
  );
}
