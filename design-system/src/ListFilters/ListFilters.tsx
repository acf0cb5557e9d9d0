import { ArrowDownUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Select } from '../Select/Select.tsx';
import { DensityToggle } from '../Table/DensityToggle.tsx';
import styles from './ListFilters.module.css';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';

export interface ListFiltersProps<Sort extends string> extends Omit<ComponentProps<'search'>, 'children'> {
  /** The SearchField, then what narrows the list further. */
  children: ReactNode;
  /** The orders of the list. */
  sorts: readonly { id: Sort; label: string }[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The list whose rows can be made higher, as its Table is given it; without it there is no switch. */
  list?: string | undefined;
  /** Views of the list that somebody saved; without them there is no button for them. */
  views?: SavedViewsProps;
}

/** The row above a list: what it is narrowed by, and at its end its order and the height of its rows. */
export function ListFilters<Sort extends string>({
  children,
  sorts,
  sort,
  onSort,
  list,
  views,
  className,
  ...rest
}: ListFiltersProps<Sort>) {
  return (
    <search {...rest} className={classNames(styles.filters, className)}>
      {children}
      <div className={styles.order}>
        {views && <SavedViews {...views} />}
        <Select
          label="Sort"
          isLabelHidden
          icon={<ArrowDownUp aria-hidden />}
          items={sorts}
          value={sort}
          onChange={onSort}
        />
        {list === undefined ? null : <DensityToggle list={list} />}
      </div>
    </search>
  );
}
