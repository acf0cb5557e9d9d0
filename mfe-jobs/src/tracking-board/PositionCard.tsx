import { Badge } from '@shortlist/design-system/Badge';
import { RatingWord } from '@shortlist/design-system/Rating';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { Pin, Users } from 'lucide-react';
import styles from './PositionCard.module.css';
import { outcomesOf, type TrackedPosition } from './tracked-position.ts';

/** What a card of the board says under the title of its position. */
export function PositionCard({ position }: { readonly position: TrackedPosition }) {
  const { company, matchedResumes, timeAgo, isActive, isStageAutomatic } = position;
  const outcomes = outcomesOf(position);
  return (
    <>
      <Text tone="quiet" className={styles.company}>
        {company}
      </Text>
      <Best position={position} />
      {outcomes && (
        <Text size="caption" tone="strong" weight={580} className={styles.outcomes}>
          {outcomes}
        </Text>
      )}
      <Inline as="span" justify="between" isOneLine className={styles.foot}>
        <Inline as="span" gap={1} isOneLine>
          <Users size={13} aria-label="Matched resumes" /> {matchedResumes}
        </Inline>
        {!isActive && <Badge>Inactive</Badge>}
        <Inline as="span" gap={1} isOneLine>
          {!isStageAutomatic && <Pin size={13} aria-label="Moved manually" />} {timeAgo}
        </Inline>
      </Inline>
    </>
  );
}

/** How good the best match is; of whom nobody can tell the word alone. */
function Best({ position }: { readonly position: TrackedPosition }) {
  const { bestMatchScore: score, bestMatchBand: band } = position;
  if (score === null) return <span className={styles.best}>No matches yet</span>;
  return (
    <Inline as="span" gap={2.5} isOneLine className={styles.best}>
      {band === 'insufficient_data' ? (
        'Best:'
      ) : (
        <>
          Best{' '}
          <Text as="strong" tone="strong" isTabular>
            {Math.round(score * 100)}%
          </Text>
        </>
      )}
      {band && <RatingWord band={band} />}
    </Inline>
  );
}
