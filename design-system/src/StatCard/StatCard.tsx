import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { classNames } from '../class-names.ts';
import styles from './StatCard.module.css';

export interface StatCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  label: ReactNode;
  /** The one number. */
  value: ReactNode;
  /** What it is compared with; beside the number where it has room. */
  note?: ReactNode;
  /** A pencil Badge when the number is estimated. */
  badge?: ReactNode;
  /** A small BarChart; leaves on a narrow card. */
  spark?: ReactNode;
  /** What the bars are, above them: "12 weeks". */
  sparkNote?: ReactNode;
}

/** One number of a dashboard, what it counts and where it comes from. */
export function StatCard({ label, value, note, badge, spark, sparkNote, className, ...rest }: StatCardProps) {
  return (
    <Card {...rest} className={classNames(styles.stat, className)}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.figure}>
          <span className={styles.value}>{value}</span>
          {badge ? <span className={styles.badge}>{badge}</span> : null}
          {note ? <span className={styles.note}>{note}</span> : null}
        </p>
      </div>
      {spark ? (
        <div className={styles.spark}>
          {sparkNote ? <span className={styles.note}>{sparkNote}</span> : null}
          {spark}
        </div>
      ) : null}
    </Card>
  );
}

/** StatCards beside each other in one card, hairlines between them; two lines of two where there is no room. */
export function StatGroup({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.group, className)} />;
}
