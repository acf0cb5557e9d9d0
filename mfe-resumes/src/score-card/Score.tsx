import { Meter } from '@shortlist/design-system/Meter';
import styles from './Score.module.css';

interface ScoreProps {
  /** 0 to 1. */
  readonly value: number;
  /** 'hundred' reads 78, 'percent' reads 78%. */
  readonly unit: 'hundred' | 'percent';
  readonly label: string;
}

/** A score as a number with its bar. */
export function Score({ value, unit, label }: ScoreProps) {
  const number = Math.round(value * 100);
  return (
    <div className={styles.score} data-unit={unit}>
      <span className={styles.number}>{unit === 'percent' ? `${number}%` : number}</span>
      <Meter value={value} label={label} />
    </div>
  );
}
