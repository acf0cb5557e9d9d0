import type { Match } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import styles from './ConfidenceNote.module.css';

/** How much the score rests on, in a sentence; where nobody can tell, what is lacking. */
export function ConfidenceNote({
  match,
}: {
  readonly match: Pick<Match, 'band' | 'confidence' | 'missing'>;
}) {
  const lacking = match.missing.length > 0 ? match.missing.join(' and ') : 'more to go by';
  if (match.band === 'insufficient_data') {
    return (
      <Banner tone="info" title="Not enough to tell.">
        The resume would need {lacking}. What it leaves out says nothing against the person: ask them.
      </Banner>
    );
  }
  return (
    <p className={styles.sureness}>
      <strong>{NAMES[match.confidence]}.</strong>{' '}
      {match.confidence === 'low'
        ? `The resume would need ${lacking}: ask before you rely on it.`
        : REASONS[match.confidence]}
    </p>
  );
}

const NAMES: Readonly<Record<Match['confidence'], string>> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
};

const REASONS: Readonly<Record<'high' | 'medium', string>> = {
  high: 'Dated roles, and enough words on what was done in them.',
  medium: 'Dated roles, but few words on what was done in them.',
};
