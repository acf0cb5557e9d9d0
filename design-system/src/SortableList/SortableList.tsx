import { type ReactNode, useCallback, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { DropErrorBanner } from '../drag-and-drop/DropErrorBanner.tsx';
import { Keys } from '../drag-and-drop/Keys.tsx';
import type { ItemState } from '../drag-and-drop/MovableList.tsx';
import { MoveButton } from '../drag-and-drop/MoveButton.tsx';
import { MovingLayers } from '../drag-and-drop/MovingLayers.tsx';
import { MovingLists } from '../drag-and-drop/MovingLists.tsx';
import { useMoving } from '../drag-and-drop/use-moving.ts';
import { SortableGroupView } from './SortableGroupView.tsx';
import styles from './SortableList.module.css';
import type { SortableItem, SortableListProps } from './sortable-list.ts';
import { stepByKey } from './step-by-key.ts';
import { usePointedItem } from './use-pointed-item.ts';

const KEYS = [
  [['Alt+ArrowUp', 'Alt+ArrowDown'], 'move'],
  [['Space'], 'pick up, drop'],
  [['Enter'], 'open'],
  [['M'], 'open Move to menu'],
] as const;
const TOUCH = 'Long-press to pick up a row, or use the More menu.';
const STILL: ItemState = { isTabStop: false, isMenuOpen: false, isSelected: false };

const groupOf = ({ groupId }: SortableItem) => groupId;
const countItems = (count: number) => `${count} items`;

/**
 * Rows in titled groups, in an order of the user's: moved by mouse, by touch (press long), by keyboard, or by the menu of each,
 * within a group and to another. A move is drawn at once and goes back when it is refused.
 */
export function SortableList<T extends SortableItem>({
  label,
  groups,
  items,
  children,
  onMove,
  onAction,
  onPointAt,
  menuItems,
  hasKeys = true,
  headingLevel = 3,
  className,
  ...rest
}: SortableListProps<T>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const pointed = usePointedItem(onPointAt);
  const moving = useMoving<T>({
    rootRef,
    lists: groups,
    items,
    listOf: groupOf,
    flow: 'stack',
    isOrdered: true,
    refusal: () => null,
    countName: countItems,
    save: ({ ids: [id = ''], place }) => onMove(id, place.listId, place.beforeId),
  });
  const { openMenu } = moving;
  const drawItem = useCallback(
    (item: T, { isTabStop, isMenuOpen }: ItemState) => {
      const button = { name: item.name, isTabStop, isOpen: isMenuOpen, onOpen: () => openMenu(item.id) };
      return children(item, { isTabStop, menuButton: <MoveButton {...button} /> });
    },
    [children, openMenu],
  );
  return (
    <div {...rest} {...pointed} className={classNames(styles.frame, className)}>
      <DropErrorBanner moving={moving} text={undefined} />
      <MovingLists
        rootRef={rootRef}
        label={label}
        moving={moving}
        onAction={onAction}
        onKey={(event, id) => stepByKey(moving, event, id)}
        className={styles.groups}
        isBusy={false}
      >
        {groups.map((group) => (
          <SortableGroupView
            key={group.id}
            group={group}
            moving={moving}
            drawItem={drawItem}
            headingLevel={headingLevel}
            describedBy={hasKeys ? keysId : undefined}
          />
        ))}
      </MovingLists>
      {hasKeys ? <Keys id={keysId} keys={KEYS} touch={TOUCH} className={styles.keys} /> : null}
      <MovingLayers
        moving={moving}
        rootRef={rootRef}
        lists={groups}
        isOrdered
        drawLifted={(item) => onPaper(drawItem(item, STILL))}
        menuItems={menuItems}
      />
    </div>
  );
}

/** A row has no ground of its own; what is carried needs one. */
function onPaper(row: ReactNode) {
  return <div className={styles.lifted}>{row}</div>;
}
