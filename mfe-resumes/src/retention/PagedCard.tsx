import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { LoadError } from '@shortlist/platform';
import type { ReactNode } from 'react';

interface PagedCardProps {
  readonly title: string;
  readonly note?: string;
  readonly loadingLabel: string;
  /** The sentence when they can't be had. */
  readonly failure: string;
  /** Said when there is none. */
  readonly none: string;
  readonly query: Parameters<typeof LoadError>[0]['query'] & {
    readonly isPending: boolean;
    readonly isFetchingNextPage: boolean;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** A row each; undefined until they have come. */
  readonly children: readonly ReactNode[] | undefined;
}

/** A card with rows that come page by page. */
export function PagedCard({ title, note, loadingLabel, failure, none, query, children }: PagedCardProps) {
  return (
    <Card>
      <CardHeader title={title} note={note} />
      <Stack as={CardBody} gap={2}>
        {query.isPending && (
          <output aria-label={loadingLabel}>
            <Skeleton height={48} />
          </output>
        )}
        {query.error && !children && <LoadError title={failure} query={query} headingLevel={3} />}
        {children?.length === 0 && (
          <Text as="p" size="caption" tone="quiet">
            {none}
          </Text>
        )}
        {children && children.length > 0 && (
          <Stack as="ul" isLined gap={2}>
            {children}
          </Stack>
        )}
        {query.hasNextPage && (
          <Inline>
            <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              Show More
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
