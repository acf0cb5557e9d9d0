import { Meter } from '@shortlist/design-system/Meter';
import styles from './MatchMeter.module.css';

interface MatchMeterProps {
  /** 0 to 1; null when nothing has been matched. */
  readonly value: number | null;
  /** What it could reach if every unknown were confirmed, 0 to 1. */
  readonly potential?: number;
  readonly label: string;
}

/** A match score as a number with its bar, or the plain statement that there is none. */
export function MatchMeter({ value, potential, label }: MatchMeterProps) {
  if (value === null) return <span className={styles.none}>No match yet</span>;
  return (
    <div className={styles.meter}>
      <span className={styles.number}>{Math.round(value * 100)}%</span>
      <Meter value={value} label={label} {...(potential === undefined ? {} : { potential })} />
    </div>
  );
}
