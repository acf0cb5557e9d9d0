import { Badge } from '@shortlist/design-system/Badge';
import { RatingWord } from '@shortlist/design-system/Rating';
import { Pin, Users } from 'lucide-react';
import styles from './PositionCard.module.css';
import { outcomesOf, type TrackedPosition } from './tracked-position.ts';

/** What a card of the board says under the title of its position. */
export function PositionCard({ position }: { readonly position: TrackedPosition }) {
  const { company, matchedResumes, timeAgo, isActive, isStageAutomatic } = position;
  const outcomes = outcomesOf(position);
  return (
    <>
      <span className={styles.company}>{company}</span>
      <Best position={position} />
      {outcomes && <span className={styles.outcomes}>{outcomes}</span>}
      <span className={styles.foot}>
        <span>
          <Users aria-label="Matched resumes" /> {matchedResumes}
        </span>
        {!isActive && <Badge>Inactive</Badge>}
        <span className={styles.age}>
          {!isStageAutomatic && <Pin aria-label="Moved manually" />} {timeAgo}
        </span>
      </span>
    </>
  );
}

/** How good the best match is; of whom nobody can tell the word alone. */
function Best({ position }: { readonly position: TrackedPosition }) {
  const { bestMatchScore: score, bestMatchBand: band } = position;
  if (score === null) return <span className={styles.best}>No matches yet</span>;
  return (
    <span className={styles.best}>
      {band === 'insufficient_data' ? (
        'Best:'
      ) : (
        <>
          Best <strong>{Math.round(score * 100)}%</strong>
        </>
      )}
      {band && <RatingWord band={band} />}
    </span>
  );
}
