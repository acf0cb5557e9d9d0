import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './DescriptionList.module.css';

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Terms beside what is said of them, a line each; or above, as many side by side as fit. */
  layout?: 'beside' | 'above';
}

/** What is known of one thing: terms, and what is said of each. Its children are Descriptions. */
export function DescriptionList({ layout = 'beside', className, ...rest }: DescriptionListProps) {
  return <dl {...rest} className={classNames(styles.list, className)} data-layout={layout} />;
}

export interface DescriptionProps {
  term: ReactNode;
  children: ReactNode;
}

/** One term of a DescriptionList with what is said of it. */
export function Description({ term, children }: DescriptionProps) {
  return (
    <div className={styles.description}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.details}>{children}</dd>
    </div>
  );
}
