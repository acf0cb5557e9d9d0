import { candidates, type Erasure } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate, LoadError, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { holdingWords } from './erase-words.ts';
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
    <Card>
      <CardHeader title="Erasure Log" note="Names aren't kept" />
      <CardBody>
        {receipts.isPending && (
          <output aria-label="Loading erasure log">
            <Skeleton height={48} />
          </output>
        )}
        {receipts.isError && !erasures && (
          <LoadError title="Failed to load erasure log" query={receipts} headingLevel={3} />
        )}
        {erasures?.length === 0 && (
          <Text as="p" size="caption" tone="quiet">
            Nothing erased yet
          </Text>
        )}
        {erasures && erasures.length > 0 && (
          <ul className={styles.list}>
            {erasures.map((erasure) => (
              <Inline as="li" gap={4} rowGap={1} key={erasure.id} className={styles.line}>
                <Stack as="span" gap={0} className={styles.who}>
                  {CAUSES[erasure.cause]}
                  <Text size="caption" tone="quiet">
                    {holdingWords(erasure.removed).join(', ')}
                  </Text>
                </Stack>
                <time dateTime={erasure.erased_at}>{formatShortDate(erasure.erased_at)}</time>
              </Inline>
            ))}
          </ul>
        )}
        {receipts.hasNextPage && (
          <Button isPending={receipts.isFetchingNextPage} onPress={() => void receipts.fetchNextPage()}>
            Show More
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
