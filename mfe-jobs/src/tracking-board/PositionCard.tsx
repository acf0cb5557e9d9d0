import { Badge } from '@shortlist/design-system/Badge';
import { Meter } from '@shortlist/design-system/Meter';
import { Pin, Users } from 'lucide-react';
import styles from './PositionCard.module.css';
import { outcomesOf, type TrackedPosition } from './tracked-position.ts';

/** What a card of the board says under the title of its position. */
export function PositionCard({ position }: { readonly position: TrackedPosition }) {
  const { title, company, bestMatchScore, matchedResumes, timeAgo, isActive, isStageAutomatic } = position;
  const outcomes = outcomesOf(position);
  return (
    <>
      <span className={styles.company}>{company}</span>
      <span className={styles.best}>
        {bestMatchScore === null ? (
          'No match yet'
        ) : (
          <>
            Best <strong>{Math.round(bestMatchScore * 100)}%</strong>
            <Meter value={bestMatchScore} label={`Best match for ${title}`} />
          </>
        )}
      </span>
      {outcomes && <span className={styles.outcomes}>{outcomes}</span>}
      <span className={styles.foot}>
        <span>
          <Users aria-label="Matched resumes" /> {matchedResumes}
        </span>
        {!isActive && <Badge>Inactive</Badge>}
        <span className={styles.age}>
          {!isStageAutomatic && <Pin aria-label="Placed by hand" />} {timeAgo}
        </span>
      </span>
    </>
  );
}
