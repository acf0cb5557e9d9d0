import type { Match } from '@shortlist/api-contract';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactNode } from 'react';
import { percent } from '../scores/score-text.ts';
import styles from './MatchReport.module.css';

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
    <Stack as="dl" isLined gap={2}>
      <Row ink="shown" score={match.match_score}>
        Supported by the resume
      </Row>
      {hasRange ? (
        <Row ink="possible" score={match.potential_score}>
          {reasonFor(open)}
        </Row>
      ) : (
        <Text as="div" size="dense" tone="body">
          <dt>
            {open === 0 ? 'Every requirement is addressed.' : "Open requirements wouldn't change the score."}
          </dt>
        </Text>
      )}
    </Stack>
  );
}

interface RowProps {
  readonly ink: 'shown' | 'possible';
  readonly score: number;
  readonly children: ReactNode;
}

function Row({ ink, score, children }: RowProps) {
  return (
    <Text as={Inline} size="dense" tone="body" gap={3} justify="between" isOneLine>
      <Inline as="dt" gap={2.5} isOneLine>
        <span className={styles.swatch} data-ink={ink} aria-hidden="true" />
        {children}
      </Inline>
      <Text as="dd" tone="strong" weight={640} isTabular>
        {percent(score)}
      </Text>
    </Text>
  );
}

/** A score can also grow where a requirement is partly met. */
function reasonFor(open: number): string {
  if (open === 0) return 'Potential if partly met requirements are confirmed';
  return `Potential if ${open} open ${open === 1 ? 'requirement is' : 'requirements are'} confirmed`;
}
