import { Meter } from '@shortlist/design-system/Meter';
import { Text } from '@shortlist/design-system/Text';
import styles from './Score.module.css';

interface ScoreProps {
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
}

/** A score out of 100 with its bar. */
export function Score({ value, label }: ScoreProps) {
  return (
    <div className={styles.score}>
      <Text tone="strong" weight={580} isTabular wrap="none">
        {Math.round(value * 100)}
      </Text>
      <Meter value={value} label={label} />
    </div>
  );
}
