import type { VerdictCounts as Counts } from '@shortlist/api-contract';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { VERDICT_ORDER, VERDICT_WORDS, Verdict } from '@shortlist/design-system/Verdict';
import { countWords } from './count-verdicts.ts';
import styles from './VerdictCounts.module.css';

interface VerdictCountsProps {
  readonly counts: Counts;
  /** Each number with its word, where there is room. */
  readonly hasWords?: boolean;
}

/** How many of each verdict: its sign, its number, and its word; what nothing has is left out. */
export function VerdictCounts({ counts, hasWords = false }: VerdictCountsProps) {
  const shown = VERDICT_ORDER.filter((verdict) => counts[verdict] > 0);
  return (
    <Inline as="span" gap={3} rowGap={0.5} className={styles.counts}>
      <span data-visually-hidden>{countWords(counts)}</span>
      {shown.map((verdict) => (
        <Inline as="span" gap={1} isOneLine key={verdict} aria-hidden="true" title={VERDICT_WORDS[verdict]}>
          <Verdict verdict={verdict} iconOnly aria-hidden="true" />
          <Text as="strong" tone="strong" weight={640}>
            {counts[verdict]}
          </Text>
          {hasWords && <span>{VERDICT_WORDS[verdict].toLowerCase()}</span>}
        </Inline>
      ))}
    </Inline>
  );
}
