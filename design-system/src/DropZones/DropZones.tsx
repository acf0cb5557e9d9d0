import { useCallback, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { DropErrorBanner } from '../drag-and-drop/DropErrorBanner.tsx';
import { Keys } from '../drag-and-drop/Keys.tsx';
import type { ItemState } from '../drag-and-drop/MovableList.tsx';
import { MovingLayers } from '../drag-and-drop/MovingLayers.tsx';
import { MovingLists } from '../drag-and-drop/MovingLists.tsx';
import styles from './DropZones.module.css';
import { DropZoneView } from './DropZoneView.tsx';
import type { DropZoneItem, DropZonesProps } from './drop-zone.ts';
import { useDropZones } from './use-drop-zones.ts';
import { ZoneItem } from './ZoneItem.tsx';

const KEYS = [
  [['Space'], 'pick up, drop'],
  [['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], 'choose a list'],
  [['Escape'], 'cancel'],
  [['M'], 'open Move to menu'],
] as const;
const KEYS_WITH_CHOICE = [...KEYS, [['Ctrl+Space'], 'select multiple']] as const;
const TOUCH = 'Long-press to pick up an item, or use the More menu.';
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
      <DropErrorBanner moving={moving} text={refusedText} />
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
