import type { VerdictCounts as Counts } from '@shortlist/api-contract';
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
    <span className={styles.counts}>
      <span data-visually-hidden>{countWords(counts)}</span>
      {shown.map((verdict) => (
        <span key={verdict} className={styles.count} aria-hidden="true" title={VERDICT_WORDS[verdict]}>
          <Verdict verdict={verdict} iconOnly aria-hidden="true" />
          <strong>{counts[verdict]}</strong>
          {hasWords && <span className={styles.word}>{VERDICT_WORDS[verdict].toLowerCase()}</span>}
        </span>
      ))}
    </span>
  );
}
