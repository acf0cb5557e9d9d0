import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not here yet, as a sentence. */
  title: ReactNode;
  /** What it would bring. */
  description?: ReactNode;
  /** Makes the title a heading of this level: 1 where it is the page's only one. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** The next step: a Button or a ButtonLink. */
  action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  description,
  headingLevel,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      <EmptyDrawing />
      <Title className={styles.title}>{title}</Title>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

/** A place for a sheet, and a sheet with one line marked. */
function EmptyDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 102 60" width="102" height="60" aria-hidden="true">
      <rect className={styles.place} x="1.5" y="1.5" width="44" height="56" rx="2" />
      <rect className={styles.sheet} x="56.5" y="1.5" width="44" height="56" rx="2" />
      <path className={styles.mark} d="M63 19.6 L92.2 18.2 L92 24 L63.4 24.6 Z" />
      <path className={styles.lines} d="M64 13H84M64 29H92M64 37H88M64 45H80" />
    </svg>
  );
}
