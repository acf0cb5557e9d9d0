import { Badge } from '@shortlist/design-system/Badge';
import { Meter } from '@shortlist/design-system/Meter';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { percent } from '../scores/score-text.ts';
import styles from './ResultCard.module.css';

export interface ScoreLine {
  readonly label: string;
  /** What it is in truth, where the label does not say it. */
  readonly note?: string;
  /** 0 to 1; null: not enough data. */
  readonly value: number | null;
}

interface ScoreLinesProps {
  /** Whose. */
  readonly name: string;
  readonly lines: readonly ScoreLine[];
  readonly summary: string;
}

/** The parts of a result, each with its number and its bar, and the summary below. */
export function ScoreLines({ name, lines, summary }: ScoreLinesProps) {
  return (
    <Stack as="dl" gap={2}>
      {lines.map(({ label, note, value }) => (
        <Text key={label} as={Inline} size="dense" gap={3} isOneLine className={styles.line}>
          <dt>
            {label}{' '}
            {note && (
              <Text size="caption" tone="quiet">
                {note}
              </Text>
            )}
          </dt>
          <Inline as="dd" isOneLine>
            {value === null ? (
              <Badge tone="pencil">Not enough to tell</Badge>
            ) : (
              <>
                <Text tone="strong" weight={640} isTabular className={styles.percent}>
                  {percent(value)}
                </Text>
                <Meter value={value} label={`${label} score for ${name}`} className={styles.meter} />
              </>
            )}
          </Inline>
        </Text>
      ))}
      <Text as={Stack} gap={0.5} size="dense" className={styles.summary}>
        <dt>Summary</dt>
        <Text as="dd" tone="strong" wrap="anywhere">
          {summary}
        </Text>
      </Text>
    </Stack>
  );
}
