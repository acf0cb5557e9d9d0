import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { formatShortDate, LoadError } from '@shortlist/platform';
import { LIST_FAILURE, useNewestResumes } from '../resume-queries/resume-queries.ts';
import { Candidate } from './Candidate.tsx';
import { ResumeScore } from './ResumeScore.tsx';

/** The newest resumes, in a card for a dashboard. */
export default function ResumeListWidget() {
  return (
    <Card>
      <CardHeader
        title="Resumes"
        note="Newest first"
        action={
          <Link variant="quiet" href="/resumes">
            See All
          </Link>
        }
      />
      <Content />
    </Card>
  );
}

function Content() {
  const { data, error, isRetrying, retry } = useNewestResumes();
  if (data && data.resumes.length > 0) return <NewestResumes resumes={data.resumes} />;
  if (data) {
    return (
      <EmptyState
        title="No resumes uploaded yet."
        action={<ButtonLink href="/resumes/new">Upload Resumes</ButtonLink>}
      />
    );
  }
  if (!error) return <SkeletonRows rows={5} label="Loading resumes" />;
  return <LoadError title={LIST_FAILURE} query={{ error, isRetrying, retry }} headingLevel={3} />;
}

function NewestResumes({ resumes }: { readonly resumes: readonly Resume[] }) {
  return (
    <Table label="Newest resumes">
      <TableHeader>
        <Column>Candidate</Column>
        <Column>Score</Column>
        <Column align="end" data-secondary>
          Uploaded
        </Column>
      </TableHeader>
      <TableBody>
        {resumes.map((resume) => (
          <Row key={resume.id}>
            <Cell>
              <Candidate resume={resume} />
            </Cell>
            <Cell>
              <ResumeScore resume={resume} />
            </Cell>
            <Cell align="end" data-secondary>
              {formatShortDate(resume.uploaded_at)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
