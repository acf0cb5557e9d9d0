import { candidates, type Erasure } from '@shortlist/api-contract';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { holdingWords } from './erase-words.ts';
import { PagedCard } from './PagedCard.tsx';
import styles from './Retention.module.css';

const CAUSES: Readonly<Record<Erasure['cause'], string>> = {
  request: 'Erased by you',
  retention: 'Erased automatically',
};

/** What was erased, when and why; who it was is gone. */
export function ErasureLog() {
  const receipts = useInfiniteQuery(pagesOf(candidates.erasures));
  const erasures = receipts.data?.pages.flatMap(({ data }) => data.erasures);
  return (
    <PagedCard
      title="Erasure Log"
      note="Names aren't kept"
      loadingLabel="Loading erasure log"
      failure="Failed to load erasure log"
      none="Nothing erased yet"
      query={receipts}
    >
      {erasures?.map((erasure) => (
        <Inline as="li" gap={4} rowGap={1} key={erasure.id}>
          <Text as={Stack} size="dense" wrap="anywhere" gap={0} className={styles.who}>
            {CAUSES[erasure.cause]}
            <Text size="caption" tone="quiet">
              {holdingWords(erasure.removed).join(', ')}
            </Text>
          </Text>
          <Text as="time" size="dense" dateTime={erasure.erased_at}>
            {formatShortDate(erasure.erased_at)}
          </Text>
        </Inline>
      ))}
    </PagedCard>
  );
}
