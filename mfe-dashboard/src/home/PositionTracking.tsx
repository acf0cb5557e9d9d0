import type { Job } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate } from '@shortlist/platform';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { tabHref } from '../tabs/tab-address.ts';
import styles from './HomeTab.module.css';
import { usePositions } from './home-queries.ts';

const SHOWN = 6;

/** The newest positions and how many resumes each has been matched with. */
export function PositionTracking(): ReactElement {
  return (
    <Card>
      <CardHeader
        title="Position Tracking"
        action={
          <Link href={tabHref('position-tracking')} variant="quiet" aria-label="See All positions">
            See All <ArrowRight aria-hidden size={14} />
          </Link>
        }
      />
      <Positions />
    </Card>
  );
}

function Positions(): ReactElement {
  const { positions, isPending, refetch } = usePositions();
  if (isPending) return <SkeletonRows rows={SHOWN} />;
  if (positions === undefined) {
    return (
      <CardBody>
        <ErrorState headingLevel={3} title="Failed to load job positions" onRetry={() => void refetch()} />
      </CardBody>
    );
  }
  if (positions.length === 0) {
    return (
      <CardBody>
        <EmptyState
          title="No jobs found. Create one!"
          action={<ButtonLink href={tabHref('upload', { mode: 'position' })}>New Job</ButtonLink>}
        />
      </CardBody>
    );
  }
  return (
    <Table label="Position Tracking">
      <TableHeader>
        <Column>Title</Column>
        <Column align="end">Number of Matched Resumes</Column>
        <Column align="end">Upload Date</Column>
      </TableHeader>
      <TableBody>
        {positions.slice(0, SHOWN).map((job) => (
          <PositionRow key={job.id} job={job} />
        ))}
      </TableBody>
    </Table>
  );
}

function PositionRow({ job }: { readonly job: Job }): ReactElement {
  const isMatched = job.matched_resumes > 0;
  return (
    <Row>
      <Cell isRowHeader className={styles.position}>
        <Link href={`/joblist/${job.id}`} variant="quiet">
          {job.title}
        </Link>
      </Cell>
      <Cell align="end">
        <Text tone={isMatched ? 'strong' : 'quiet'} weight={isMatched ? 640 : 450}>
          {job.matched_resumes}
        </Text>
      </Cell>
      <Cell align="end">{formatShortDate(job.created_at)}</Cell>
    </Row>
  );
}
