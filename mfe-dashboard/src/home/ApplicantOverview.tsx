import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { FilterBar } from '@shortlist/design-system/FilterBar';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Column, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { messageOf } from '@shortlist/platform';
import { ArrowRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ApplicantRow } from './ApplicantRow.tsx';
import { positionsOf, topApplicants } from './applicants.ts';
import styles from './HomeTab.module.css';
import { useMatchedJobs } from './home-queries.ts';

const ALL = 'all';

/** The five best matches, of all positions or of one. */
export function ApplicantOverview(): ReactElement {
  return (
    <Card className={styles.overview}>
      <CardHeader
        title="Applicant Overview"
        note="top 5 by match"
        action={
          <Link href="/userhome" variant="quiet" aria-label="See All applicants">
            See All <ArrowRight aria-hidden size={14} />
          </Link>
        }
      />
      <Applicants />
    </Card>
  );
}

function Applicants(): ReactElement {
  const { data, error, isPending, refetch } = useMatchedJobs();
  const [position, setPosition] = useState(ALL);
  if (isPending) return <SkeletonRows rows={5} />;
  if (error) return <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />;
  const positions = positionsOf(data.jobs);
  if (positions.length === 0) return <NoApplicants />;
  const total = positions.reduce((sum, each) => sum + each.count, 0);
  const chosen = positions.some((each) => each.id === position) ? position : ALL;
  return (
    <>
      <div className={styles.filters}>
        <FilterBar
          label="Position"
          items={[{ id: ALL, label: 'All', count: total }, ...positions]}
          value={chosen}
          onChange={setPosition}
        />
      </div>
      <Table label="Applicant Overview">
        <TableHeader>
          <Column>Name</Column>
          <Column data-secondary>Resume Score</Column>
          <Column>Match Score</Column>
          <Column align="end" data-secondary>
            Upload Date
          </Column>
        </TableHeader>
        <TableBody>
          {topApplicants(data.jobs, chosen === ALL ? null : chosen).map((applicant) => (
            <ApplicantRow key={applicant.match.match_id} applicant={applicant} />
          ))}
        </TableBody>
      </Table>
    </>
  );
}

function NoApplicants(): ReactElement {
  return (
    <CardBody>
      <EmptyState
        title="No matched jobs found."
        description="Match a resume against a position, and the best stand here with the words that count."
        action={<ButtonLink href="/joblist">Choose a position</ButtonLink>}
      />
    </CardBody>
  );
}
