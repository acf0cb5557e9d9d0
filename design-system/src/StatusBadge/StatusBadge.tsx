import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './StatusBadge.module.css';

/** Whether people work on a thing now, keep it for later, or have put it away. */
export type Status = 'active' | 'reserve' | 'inactive';

const WORDS: Readonly<Record<Status, string>> = {
  active: 'Active',
  reserve: 'Reserve',
  inactive: 'Inactive',
};

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  status: Status;
}

/** The status of a position or a resume: a dot that is full, half, or empty, and its word. */
export function StatusBadge({ status, className, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} className={classNames(styles.status, className)} data-status={status}>
      {WORDS[status]}
    </span>
  );
}
