import { Meter } from '@shortlist/design-system/Meter';
import { Text } from '@shortlist/design-system/Text';
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
      <Text tone="strong" weight={580} isTabular wrap="none">
        {unit === 'percent' ? `${number}%` : number}
      </Text>
      <Meter value={value} label={label} />
    </div>
  );
}
