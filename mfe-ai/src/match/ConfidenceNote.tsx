import type { Match } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Text } from '@shortlist/design-system/Text';
import styles from './MatchReport.module.css';

/** How much the score rests on, in a sentence; where nobody can tell, what is lacking. */
export function ConfidenceNote({
  match,
}: {
  readonly match: Pick<Match, 'band' | 'confidence' | 'missing'>;
}) {
  const lacking = match.missing.length > 0 ? match.missing.join(' and ') : 'more detail';
  if (match.band === 'insufficient_data') {
    return (
      <Banner tone="info" title="Not enough to tell.">
        This resume is missing {lacking}. Missing details don't count against the candidate. Ask them.
      </Banner>
    );
  }
  return (
    <Text as="p" size="dense" tone="body" className={styles.sureness}>
      <Text as="strong" tone="strong" weight={640}>
        {NAMES[match.confidence]}.
      </Text>{' '}
      {match.confidence === 'low'
        ? `This resume is missing ${lacking}. Confirm with the candidate before relying on this score.`
        : REASONS[match.confidence]}
    </Text>
  );
}

const NAMES: Readonly<Record<Match['confidence'], string>> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
};

const REASONS: Readonly<Record<'high' | 'medium', string>> = {
  high: 'Roles have dates and detailed descriptions.',
  medium: 'Roles have dates but short descriptions.',
};
