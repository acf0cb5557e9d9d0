import type { Job } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { LoadError } from '@shortlist/platform';
import { ageOf } from '../job-queries/age.ts';
import { companyOf } from '../job-queries/company.ts';
import { LIST_FAILURE, useNewestJobs } from '../job-queries/job-queries.ts';
import styles from './JobTable.module.css';

/** The newest positions, in a card for a dashboard. */
export default function JobListWidget() {
  return (
    <Card>
      <CardHeader
        title="Job Positions"
        note="Newest first"
        action={
          <Link variant="quiet" href="/joblist">
            See All
          </Link>
        }
      />
      <Content />
    </Card>
  );
}

function Content() {
  const { data: jobs, error, isRetrying, retry } = useNewestJobs();
  if (jobs && jobs.length > 0) return <NewestJobs jobs={jobs} />;
  if (jobs) {
    return (
      <EmptyState
        title="No jobs found. Create one!"
        action={<ButtonLink href="/joblist/new">New Job</ButtonLink>}
      />
    );
  }
  if (!error) return <SkeletonRows rows={5} label="Loading positions" />;
  return <LoadError title={LIST_FAILURE} query={{ error, isRetrying, retry }} headingLevel={3} />;
}

function NewestJobs({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <Table label="Newest job positions">
      <TableHeader>
        <Column>Title</Column>
        <Column align="end">Matched Resumes</Column>
        <Column align="end">Posted</Column>
      </TableHeader>
      <TableBody>
        {jobs.map((job) => (
          <Row key={job.id}>
            <Cell>
              <Link variant="quiet" href={`/joblist/${job.id}`} className={styles.title}>
                {job.title}
              </Link>
              {companyOf(job)}
            </Cell>
            <Cell align="end">{job.matched_resumes}</Cell>
            <Cell align="end" className={styles.line}>
              {ageOf(job.created_at)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
