import { useMemo } from 'react';
import { classNames } from '../class-names.ts';
import listStyles from '../drag-and-drop/DropList.module.css';
import { DropList, type DropListProps } from '../drag-and-drop/DropList.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './DropZones.module.css';
import type { DropZone, DropZoneItem } from './drop-zone.ts';
import type { useSelection } from './use-selection.ts';

/** How high an item with a name and one line is, pixels. */
const ITEM_SIZE = 62;

export interface DropZoneViewProps<T extends DropZoneItem>
  extends Pick<
    DropListProps<T>,
    'moving' | 'drawItem' | 'isOrdered' | 'isLoading' | 'headingLevel' | 'describedBy'
  > {
  zone: DropZone;
  selection: ReturnType<typeof useSelection>;
}

/** One zone: its title and count, and its items or a dashed place for them. */
export function DropZoneView<T extends DropZoneItem>({ zone, selection, ...rest }: DropZoneViewProps<T>) {
  const selected = useMemo(() => new Set(selection.selected), [selection.selected]);
  const empty = <p className={classNames(listStyles.empty, styles.empty)}>{zone.emptyText}</p>;
  return (
    <DropList
      {...rest}
      list={zone}
      empty={rest.isLoading ? <LoadingItems /> : empty}
      selected={selection.mode === 'none' ? null : selected}
      isMultiselectable={selection.mode === 'multiple'}
      itemSize={ITEM_SIZE}
      className={styles.zone}
      listClassName={styles.list}
    />
  );
}

function LoadingItems() {
  return (
    <div className={listStyles.loading}>
      {[64, 48, 56].map((width) => (
        <div key={width} className={styles.coming}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="34%" />
        </div>
      ))}
    </div>
  );
}
