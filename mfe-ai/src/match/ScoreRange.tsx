import type { Match } from '@shortlist/api-contract';
import { Inline } from '@shortlist/design-system/Stack';
import { percent } from '../scores/score-text.ts';
import styles from './ScoreRange.module.css';

interface ScoreRangeProps {
  readonly match: Pick<Match, 'match_score' | 'potential_score' | 'band'>;
  /** How many requirements are to check or not mentioned. */
  readonly open: number;
}

/** What the two inks of the score ring mean; without a score there is nothing to explain. */
export function ScoreRange({ match, open }: ScoreRangeProps) {
  if (match.band === 'insufficient_data') return null;
  const hasRange = percent(match.potential_score) !== percent(match.match_score);
  return (
    <dl className={styles.range}>
      <Inline gap={3} justify="between" isOneLine className={styles.row}>
        <dt>
          <span className={styles.swatch} data-ink="shown" aria-hidden="true" />
          Supported by the resume
        </dt>
        <dd>{percent(match.match_score)}</dd>
      </Inline>
      {hasRange ? (
        <Inline gap={3} justify="between" isOneLine className={styles.row}>
          <dt>
            <span className={styles.swatch} data-ink="possible" aria-hidden="true" />
            {reasonFor(open)}
          </dt>
          <dd>{percent(match.potential_score)}</dd>
        </Inline>
      ) : (
        <Inline gap={3} justify="between" isOneLine className={styles.row}>
          <dt>
            {open === 0 ? 'Every requirement is addressed.' : "Open requirements wouldn't change the score."}
          </dt>
        </Inline>
      )}
    </dl>
  );
}

/** A score can also grow where a requirement is partly met. */
function reasonFor(open: number): string {
  if (open === 0) return 'Potential if partly met requirements are confirmed';
  return `Potential if ${open} open ${open === 1 ? 'requirement is' : 'requirements are'} confirmed`;
}
