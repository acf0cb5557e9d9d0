import type { ReactNode } from 'react';
import {
  GridList as AriaGridList,
  GridListItem as AriaGridListItem,
  type GridListItemProps as AriaGridListItemProps,
  type GridListProps as AriaGridListProps,
  Checkbox,
  Collection,
  GridListLoadMoreItem,
} from 'react-aria-components/GridList';
import { classNames } from '../class-names.ts';
import { SkeletonRows } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './GridList.module.css';

type Untouched = 'className' | 'style' | 'aria-label' | 'dragAndDropHooks' | 'renderEmptyState';

export interface GridListProps<T extends object> extends Omit<AriaGridListProps<T>, Untouched> {
  /** What the rows are, for a screen reader. */
  label: string;
  /** Instead of rows, when there are none: a sentence, or an EmptyState. */
  empty?: ReactNode;
  /** The first rows are on their way. */
  isLoading?: boolean;
  /** The end came into sight: bring the next page. Leave it away when there is none. */
  onLoadMore?: (() => void) | undefined;
  /** The next page is on its way. */
  isLoadingMore?: boolean;
  className?: string | undefined;
}

/**
 * Rows that can be chosen, opened and acted upon, one below the other. Where values stand in columns use Table, and where rows
 * move between lists DropZones.
 */
export function GridList<T extends object>({
  label,
  empty = 'No items yet',
  isLoading = false,
  onLoadMore,
  isLoadingMore = false,
  className,
  items,
  dependencies,
  children,
  ...rest
}: GridListProps<T>) {
  // Rows given as elements and rows given as data are told apart by the type of children.
  const rows = items && typeof children === 'function' ? { items, children } : { children };
  return (
    <AriaGridList<T>
      {...rest}
      aria-label={label}
      aria-busy={isLoading || undefined}
      className={classNames(styles.list, className)}
      renderEmptyState={() =>
        isLoading ? (
          <SkeletonRows rows={4} label={`Loading ${label}`} />
        ) : (
          <div className={styles.empty}>{empty}</div>
        )
      }
    >
      <Collection<T> {...rows} {...(dependencies && { dependencies })} />
      {onLoadMore || isLoadingMore ? (
        <GridListLoadMoreItem
          {...(onLoadMore && { onLoadMore })}
          isLoading={isLoadingMore}
          className={styles.more ?? ''}
        >
          <Spinner label={`Loading more ${label}`} />
        </GridListLoadMoreItem>
      ) : null}
    </AriaGridList>
  );
}

export interface GridListItemProps extends Omit<AriaGridListItemProps, 'className' | 'style' | 'children'> {
  /** Its name, for a screen reader and for finding it by typing. */
  textValue: string;
  children: ReactNode;
  /** Small buttons or a Menu at the end of the row. */
  actions?: ReactNode;
  className?: string | undefined;
}

/** One row; with selectionMode on the list it has a box where several can be chosen. */
export function GridListItem({ children, actions, className, ...rest }: GridListItemProps) {
  return (
    <AriaGridListItem {...rest} className={classNames(styles.row, className)}>
      {({ selectionMode, selectionBehavior }) => (
        <>
          {selectionMode === 'multiple' && selectionBehavior === 'toggle' ? (
            <Checkbox slot="selection" className={styles.choice ?? ''}>
              <span className={styles.box} aria-hidden="true" />
            </Checkbox>
          ) : null}
          <div className={styles.content}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </>
      )}
    </AriaGridListItem>
  );
}
