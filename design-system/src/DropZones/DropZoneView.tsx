import { type ReactNode, useId, useMemo } from 'react';
import { type ItemState, MovableList } from '../drag-and-drop/MovableList.tsx';
import type { Moving } from '../drag-and-drop/use-moving.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './DropZones.module.css';
import type { DropZone, DropZoneItem } from './drop-zone.ts';
import type { useSelection } from './use-selection.ts';

/** How high an item with a name and one line is, pixels. */
const ITEM_SIZE = 62;

export interface DropZoneViewProps<T extends DropZoneItem> {
  zone: DropZone;
  moving: Moving<T>;
  selection: ReturnType<typeof useSelection>;
  drawItem: (item: T, state: ItemState) => ReactNode;
  isOrdered: boolean;
  isLoading: boolean;
  headingLevel: 2 | 3 | 4;
  describedBy: string | undefined;
}

/** One zone: its title and count, and its items or a dashed place for them. */
export function DropZoneView<T extends DropZoneItem>(props: DropZoneViewProps<T>) {
  const { zone, moving, selection, drawItem, isOrdered, isLoading, headingLevel, describedBy } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { carry, arrangement } = moving;
  const ids = arrangement.get(zone.id) ?? [];
  const isOver = carry?.place?.listId === zone.id;
  const refusal = carry ? moving.ground.refusal(carry.ids, zone.id) : null;
  const count = zone.count === undefined ? ids.length : zone.count + moving.surplusOf(zone.id);
  const selected = useMemo(() => new Set(selection.selected), [selection.selected]);
  return (
    <div
      className={styles.zone}
      data-over={(isOver && refusal === null) || undefined}
      data-closed={refusal !== null || undefined}
      data-open={(carry !== null && refusal === null) || undefined}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {zone.title}
        </Heading>
        {isLoading ? null : (
          <span className={styles.count}>
            {zone.limit === undefined ? count : `${count} of ${zone.limit}`}
          </span>
        )}
        {refusal !== null && isOver ? <span className={styles.refusal}>{refusal}</span> : null}
      </div>
      <MovableList
        listId={zone.id}
        labelledBy={titleId}
        describedBy={describedBy}
        ids={ids}
        byId={moving.byId}
        drawItem={drawItem}
        empty={isLoading ? <LoadingItems /> : <p className={styles.empty}>{zone.emptyText}</p>}
        footer={zone.footer}
        carried={carry?.ids ?? null}
        place={isOver ? (carry?.place ?? null) : null}
        hasLine={isOver && isOrdered && refusal === null}
        tabStop={moving.tabStop}
        menuFor={moving.menuFor}
        selected={selection.mode === 'none' ? null : selected}
        isMultiselectable={selection.mode === 'multiple'}
        itemSize={ITEM_SIZE}
        className={styles.list}
      />
    </div>
  );
}

function LoadingItems() {
  return (
    <div className={styles.loading}>
      {[64, 48, 56].map((width) => (
        <div key={width} className={styles.coming}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="34%" />
        </div>
      ))}
    </div>
  );
}
