import type { Job } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatNumber, LoadError } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { usePositions } from './use-positions.ts';

interface PositionListProps {
  /** Most positions that it shows. */
  readonly limit: number;
  /** Of the failure's heading: one below that of what is around. */
  readonly headingLevel: 2 | 3;
}

/** The newest positions: on their way, there, none, or why they can't be shown. */
export function PositionList({ limit, headingLevel }: PositionListProps): ReactElement {
  const { data: positions, error, isRetrying, retry } = usePositions(limit);
  if (positions?.length === 0) {
    return (
      <EmptyState title="No positions yet" action={<ButtonLink href="/joblist/new">New Job</ButtonLink>} />
    );
  }
  if (positions) return <Rows positions={positions} />;
  if (!error) return <SkeletonRows rows={5} label="Loading positions" />;
  return (
    <LoadError
      title="Failed to load positions"
      query={{ error, isRetrying, retry }}
      headingLevel={headingLevel}
    />
  );
}

function Rows({ positions }: { readonly positions: readonly Job[] }): ReactElement {
  return (
    <CardBody>
      <Stack as="ul" isLined gap={2}>
        {positions.map(({ id, title, matched_resumes: count }) => (
          <Inline as="li" key={id} gap={4} rowGap={1} align="baseline" justify="between">
            <Link variant="quiet" href={`/joblist/${id}`}>
              {title}
            </Link>
            <Text size="caption" tone="quiet">
              {candidates(count)}
            </Text>
          </Inline>
        ))}
      </Stack>
    </CardBody>
  );
}

function candidates(count: number): string {
  return count === 1 ? '1 candidate' : `${formatNumber(count)} candidates`;
}
