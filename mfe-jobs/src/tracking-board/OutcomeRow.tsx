import type { MatchedResume, OutcomeInput } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Checkbox } from '@shortlist/design-system/Checkbox';
import { Rating } from '@shortlist/design-system/Rating';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDate } from '@shortlist/platform';
import { useId } from 'react';
import styles from './OutcomesDialog.module.css';
import { isFixed, type OutcomeDays, STEPS, today } from './outcome-days.ts';

interface OutcomeRowProps {
  readonly candidate: MatchedResume;
  readonly days: OutcomeDays;
  readonly onRecord: (change: OutcomeInput) => void;
}

/** One candidate, and how far they came: each step is recorded with the day on which it is ticked. */
export function OutcomeRow({ candidate, days, onRecord }: OutcomeRowProps) {
  const nameId = useId();
  const { candidate_name: name } = candidate.resume_info;
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <Text size="panel" tone="strong" wrap="anywhere" id={nameId}>
        {name} {candidate.is_earlier_version && <Badge>Earlier version</Badge>}
      </Text>
      <Rating value={candidate.match_score} band={candidate.band} label={`Match score for ${name}`} />
      <Inline as="fieldset" gap={6} rowGap={2} className={styles.steps} aria-labelledby={nameId}>
        {STEPS.map(({ key, label }) => (
          <Checkbox
            key={key}
            isSelected={days[key] !== null}
            isDisabled={isFixed(key, days)}
            onChange={(isSelected) => onRecord({ [key]: isSelected ? today() : null })}
          >
            {label}
            {days[key] !== null && (
              <Text size="caption" tone="quiet">
                {' '}
                {formatDate(days[key])}
              </Text>
            )}
          </Checkbox>
        ))}
      </Inline>
    </li>
  );
}
