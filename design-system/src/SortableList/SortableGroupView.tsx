import { type ReactNode, useId } from 'react';
import { type ItemState, MovableList } from '../drag-and-drop/MovableList.tsx';
import type { Moving } from '../drag-and-drop/use-moving.ts';
import styles from './SortableList.module.css';
import type { SortableGroup, SortableItem } from './sortable-list.ts';

/** How high a row is, pixels, before it has been seen. */
const ROW_SIZE = 36;

export interface SortableGroupViewProps<T extends SortableItem> {
  group: SortableGroup;
  moving: Moving<T>;
  drawItem: (item: T, state: ItemState) => ReactNode;
  headingLevel: 2 | 3 | 4;
  describedBy: string | undefined;
}

/** One group: its title with a note and a button, and its rows or a word that there are none. */
export function SortableGroupView<T extends SortableItem>(props: SortableGroupViewProps<T>) {
  const { group, moving, drawItem, headingLevel, describedBy } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { carry, arrangement } = moving;
  const isOver = carry?.place?.listId === group.id;
  return (
    <div className={styles.group} data-over={isOver || undefined}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {group.title}
        </Heading>
        {group.note ? <span className={styles.note}>{group.note}</span> : null}
        {group.action ? <span className={styles.action}>{group.action}</span> : null}
      </div>
      <MovableList
        listId={group.id}
        labelledBy={titleId}
        describedBy={describedBy}
        ids={arrangement.get(group.id) ?? []}
        byId={moving.byId}
        drawItem={drawItem}
        empty={<p className={styles.empty}>{group.emptyText}</p>}
        carried={carry?.ids ?? null}
        place={isOver ? (carry?.place ?? null) : null}
        hasLine={isOver}
        tabStop={moving.tabStop}
        menuFor={moving.menuFor}
        selected={null}
        itemSize={ROW_SIZE}
        className={styles.list}
      />
    </div>
  );
}
