import type { Match } from '@shortlist/api-contract';
import { percent } from '../scores/score-text.ts';
import styles from './ScoreRange.module.css';

interface ScoreRangeProps {
  readonly match: Pick<Match, 'match_score' | 'potential_score'>;
  /** How many requirements the resume says nothing about. */
  readonly unknowns: number;
}

/** What the two inks of the score ring mean. */
export function ScoreRange({ match, unknowns }: ScoreRangeProps) {
  const hasRange = percent(match.potential_score) !== percent(match.match_score);
  return (
    <dl className={styles.range}>
      <div className={styles.row}>
        <dt>
          <span className={styles.swatch} data-ink="shown" aria-hidden="true" />
          Shown by the resume
        </dt>
        <dd>{percent(match.match_score)}</dd>
      </div>
      {hasRange ? (
        <div className={styles.row}>
          <dt>
            <span className={styles.swatch} data-ink="possible" aria-hidden="true" />
            {reasonFor(unknowns)}
          </dt>
          <dd>{percent(match.potential_score)}</dd>
        </div>
      ) : (
        <div className={styles.row}>
          <dt>{unknowns === 0 ? 'Nothing is unknown.' : 'No unknown would change the score.'}</dt>
        </div>
      )}
    </dl>
  );
}

/** A score can also grow where a skill is only listed: it earns less than one that a sentence shows. */
function reasonFor(unknowns: number): string {
  if (unknowns === 0) return 'Could reach, once what is only listed is confirmed';
  return `Could reach, once ${unknowns === 1 ? 'the unknown is' : `${unknowns} unknowns are`} answered`;
}
