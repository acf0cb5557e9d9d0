import { Inline } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { countWords, VERDICT_ORDER, VERDICT_WORDS, Verdict, type VerdictValue } from './Verdict.tsx';
import styles from './VerdictCounts.module.css';

export interface VerdictCountsProps {
  counts: Readonly<Record<VerdictValue, number>>;
  /** Each number with its word, where there is room. */
  hasWords?: boolean;
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
