import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FilterBar.module.css';
import { useDragScroll } from './use-drag-scroll.ts';

export interface FilterBarProps<Id extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is filtered, for a screen reader. */
  label: string;
  items: readonly { id: Id; label: ReactNode; count?: number | undefined }[];
  value: Id;
  onChange: (value: Id) => void;
}

/** One line of filters, one of them chosen. What does not fit is reached by scrolling or dragging the line. */
export function FilterBar<Id extends string>({
  label,
  items,
  value,
  onChange,
  className,
  ...rest
}: FilterBarProps<Id>) {
  const drag = useDragScroll();
  const meaning = { role: 'group', 'aria-label': label };
  return (
    <div {...rest} {...drag} {...meaning} className={classNames(styles.bar, className)}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          className={styles.chip}
          aria-pressed={item.id === value}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
        </button>
      ))}
    </div>
  );
}
