import { Skeleton } from '@shortlist/design-system/Skeleton';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import type { ReactElement } from 'react';
import styles from './PagePlaceholder.module.css';

/** Stands where a page will be, while it is not known whether or which. */
export function PagePlaceholder(): ReactElement {
  return (
    <div className={styles.page}>
      <h1 data-visually-hidden>Loading page</h1>
      <Skeleton width={220} height={28} />
      <SkeletonRows rows={5} />
    </div>
  );
}
