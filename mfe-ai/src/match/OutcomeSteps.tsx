import { Button } from '@shortlist/design-system/Button';
import { Checkbox } from '@shortlist/design-system/Checkbox';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import styles from './MatchReport.module.css';
import { type OutcomeDays, today, useOutcome } from './use-outcome.ts';

interface OutcomeStepsProps {
  readonly jobId: string;
  readonly resumeId: string;
}

const STEPS = [
  { key: 'interviewed_on', label: 'Interviewed' },
  { key: 'offer_sent_on', label: 'Offer sent' },
  { key: 'offer_accepted_on', label: 'Offer accepted' },
] as const;

/** How far the candidate came: each step is recorded with the day on which it is ticked. */
export function OutcomeSteps({ jobId, resumeId }: OutcomeStepsProps) {
  const { days, hasFailed, retry, record } = useOutcome(jobId, resumeId);
  return (
    <Inline as="fieldset" gap={6} rowGap={2} className={styles.steps} tabIndex={-1}>
      <Text as="legend" size="dense" tone="quiet" className={styles.legend}>
        Hiring Progress
      </Text>
      {days &&
        STEPS.map(({ key, label }) => (
          <Checkbox
            key={key}
            isSelected={days[key] !== null}
            isDisabled={isFixed(key, days)}
            onChange={(isSelected) => record({ [key]: isSelected ? today() : null })}
          >
            {label}
            {days[key] && (
              <Text size="caption" tone="quiet">
                {' '}
                {formatDate(days[key])}
              </Text>
            )}
          </Checkbox>
        ))}
      {!days && !hasFailed && <Skeleton width={320} height={14} />}
      {!days && hasFailed && (
        <Text size="caption" tone="quiet" role="alert">
          Failed to load recorded outcomes{' '}
          <Button size="small" onPress={retry}>
            Retry
          </Button>
        </Text>
      )}
    </Inline>
  );
}

/** Only an offer that was sent can be accepted, and one that was accepted was sent. */
function isFixed(key: keyof OutcomeDays, days: OutcomeDays): boolean {
  if (key === 'offer_accepted_on') return days.offer_sent_on === null;
  return key === 'offer_sent_on' && days.offer_accepted_on !== null;
}
