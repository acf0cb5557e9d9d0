import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './DropList.module.css';
import { MovableList, type MovableListProps } from './MovableList.tsx';
import type { MovableItem, Moving } from './use-moving.ts';

export interface DropListProps<T extends MovableItem>
  extends Pick<MovableListProps<T>, 'describedBy' | 'drawItem' | 'empty' | 'isMultiselectable' | 'itemSize'> {
  list: {
    readonly id: string;
    readonly title: string;
    readonly count?: number;
    readonly limit?: number;
    readonly footer?: MovableListProps<T>['footer'];
  };
  moving: Moving<T>;
  selected?: ReadonlySet<string> | null;
  isOrdered: boolean;
  isLoading: boolean;
  headingLevel: 2 | 3 | 4;
  className: string | undefined;
  listClassName: string | undefined;
}

/** A list in a box that shows its title, its count, and whether it takes what is carried. */
export function DropList<T extends MovableItem>(props: DropListProps<T>) {
  const {
    list,
    moving,
    selected = null,
    isOrdered,
    isLoading,
    headingLevel,
    className,
    listClassName,
    ...rest
  } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { carry } = moving;
  const ids = moving.arrangement.get(list.id) ?? [];
  const isOver = carry?.place?.listId === list.id;
  const refusal = carry ? moving.ground.refusal(carry.ids, list.id) : null;
  const count = list.count === undefined ? ids.length : list.count + moving.surplusOf(list.id);
  return (
    <div
      className={classNames(styles.box, className)}
      data-over={(isOver && refusal === null) || undefined}
      data-closed={refusal !== null || undefined}
      data-open={(carry !== null && refusal === null) || undefined}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {list.title}
        </Heading>
        {isLoading ? null : (
          <span className={styles.count}>
            {list.limit === undefined ? count : `${count} of ${list.limit}`}
          </span>
        )}
        {refusal !== null && isOver ? <span className={styles.refusal}>{refusal}</span> : null}
      </div>
      <MovableList
        {...rest}
        listId={list.id}
        labelledBy={titleId}
        ids={ids}
        byId={moving.byId}
        footer={list.footer}
        carried={carry?.ids ?? null}
        place={isOver ? (carry?.place ?? null) : null}
        hasLine={isOver && isOrdered && refusal === null}
        tabStop={moving.tabStop}
        menuFor={moving.menuFor}
        selected={selected}
        className={listClassName}
      />
    </div>
  );
}
