import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Column, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { messageOf } from '@shortlist/platform';
import { ArrowRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { tabHref } from '../tabs/tab-address.ts';
import styles from './ApplicantOverview.module.css';
import { ApplicantRow } from './ApplicantRow.tsx';
import { useTopApplicants } from './home-queries.ts';
import { NoApplicants } from './NoApplicants.tsx';
import { PositionFilter } from './PositionFilter.tsx';

/** The five best matches, of all positions or of one. */
export function ApplicantOverview(): ReactElement {
  const [jobId, setJobId] = useState<string | null>(null);
  return (
    <Card>
      <CardHeader
        title="Applicant Overview"
        note="Top 5 by match"
        action={
          <Link
            href={tabHref('match-score', jobId === null ? {} : { job: jobId })}
            variant="quiet"
            aria-label="See all applicants"
          >
            See All <ArrowRight aria-hidden size={14} />
          </Link>
        }
      />
      <PositionFilter jobId={jobId} onChange={setJobId} />
      <Applicants jobId={jobId} />
    </Card>
  );
}

function Applicants({ jobId }: { readonly jobId: string | null }): ReactElement {
  const { data, error, isPending, isPlaceholderData, refetch } = useTopApplicants(jobId);
  if (isPending) return <SkeletonRows rows={5} />;
  if (error) {
    return (
      <CardBody>
        <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />
      </CardBody>
    );
  }
  if (data.applicants.length === 0) return <NoApplicants jobId={jobId} />;
  return (
    <div className={styles.applicants} aria-busy={isPlaceholderData}>
      <Table label="Applicant Overview" className={styles.table} isStacking>
        <TableHeader>
          <Column>Name</Column>
          <Column className={styles.scores} data-secondary>
            Resume Score
          </Column>
          <Column className={styles.matches}>Match Score</Column>
          <Column align="end" className={styles.dates} data-secondary>
            Upload Date
          </Column>
        </TableHeader>
        <TableBody>
          {data.applicants.map((applicant) => (
            <ApplicantRow key={applicant.id} applicant={applicant} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
