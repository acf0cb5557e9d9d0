import { Skeleton } from '@shortlist/design-system/Skeleton';
import type { ReactElement } from 'react';
import styles from './PlanCard.module.css';

const PLACES = ['first', 'second', 'third'] as const;

/** Cards of the size that plans will have. */
export function PlansLoading(): ReactElement {
  return (
    <output className={styles.plans} aria-label="Loading plans">
      {PLACES.map((place) => (
        <div key={place} className={styles.plan}>
          <Skeleton width={96} height={20} />
          <Skeleton width={140} height={38} />
          <Skeleton width="100%" height={32} />
          <Skeleton width="72%" height={16} />
          <Skeleton width="64%" height={16} />
        </div>
      ))}
    </output>
  );
}
