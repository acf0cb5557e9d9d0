import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { LoadError } from '@shortlist/platform';
import type { Loaded } from '@shortlist/platform/query';
import type { ReactNode } from 'react';

interface ListCardProps<T> {
  readonly title: string;
  readonly note?: string;
  readonly loadingLabel: string;
  /** The sentence when it can't be had. */
  readonly failure: string;
  readonly loaded: Loaded<T>;
  readonly children: (data: T) => ReactNode;
}

/** A card at the side with what a call answers, or why it does not. */
export function ListCard<T>({ title, note, loadingLabel, failure, loaded, children }: ListCardProps<T>) {
  const { data, error, isRetrying, retry } = loaded;
  return (
    <Card>
      <CardHeader title={title} note={note} />
      <Stack as={CardBody} gap={3}>
        {data !== undefined && children(data)}
        {data === undefined && !error && <SkeletonRows rows={3} label={loadingLabel} />}
        {data === undefined && error && (
          <LoadError title={failure} query={{ error, isRetrying, retry }} headingLevel={3} />
        )}
      </Stack>
    </Card>
  );
}
