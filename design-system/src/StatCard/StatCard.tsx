import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { classNames } from '../class-names.ts';
import styles from './StatCard.module.css';

export interface StatCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  label: ReactNode;
  /** The one number. */
  value: ReactNode;
  /** What it is compared with, with an icon of 14 px if it helps. */
  note?: ReactNode;
  /** A pencil Badge when the number is estimated. */
  badge?: ReactNode;
  /** A Sparkline; leaves on a narrow card. */
  spark?: ReactNode;
}

/** One number of a dashboard, what it counts and where it comes from. */
export function StatCard({ label, value, note, badge, spark, className, ...rest }: StatCardProps) {
  return (
    <Card {...rest} className={classNames(styles.stat, className)}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>
          {value}
          {badge ? <span className={styles.badge}>{badge}</span> : null}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {spark ? <div className={styles.spark}>{spark}</div> : null}
    </Card>
  );
}
