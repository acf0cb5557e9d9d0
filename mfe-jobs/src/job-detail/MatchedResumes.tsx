import type { Job, MatchedResume } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Link } from '@shortlist/design-system/Link';
import { MarkedQuote } from '@shortlist/design-system/Marker';
import { Rating } from '@shortlist/design-system/Rating';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { metWords, VerdictCounts } from '@shortlist/design-system/Verdict';
import { LoadError } from '@shortlist/platform';
import { useMatchedResumes } from '../job-queries/job-queries.ts';
import styles from './MatchedResumes.module.css';

const MOST = 10;

/** The best resumes of a position, each with the words that carry its score. */
export function MatchedResumes({ job }: { readonly job: Job }) {
  return (
    <Card>
      <CardHeader title="Matched Resumes" note={noteOf(job.matched_resumes)} />
      {job.matched_resumes > 0 ? <Ranking job={job} /> : <Unmatched />}
    </Card>
  );
}

function noteOf(count: number): string {
  if (count === 0) return 'None yet';
  return count > MOST ? `Top ${MOST} of ${count}` : `${count}, best first`;
}

function Unmatched() {
  return (
    <EmptyState title="No resumes matched yet" description="Match one or more resumes to rank them here." />
  );
}

function Ranking({ job }: { readonly job: Job }) {
  const { data: resumes, error, isRetrying, retry } = useMatchedResumes(job.id);
  if (resumes) {
    return resumes.length > 0 ? <RankingTable job={job} resumes={resumes.slice(0, MOST)} /> : <Unmatched />;
  }
  if (!error) return <SkeletonRows rows={Math.min(job.matched_resumes, MOST)} />;
  return (
    <LoadError title="Failed to load matched resumes" query={{ error, isRetrying, retry }} headingLevel={3} />
  );
}

interface RankingTableProps {
  readonly job: Job;
  readonly resumes: readonly MatchedResume[];
}

function RankingTable({ job, resumes }: RankingTableProps) {
  return (
    <Table label={`Resumes matched to ${job.title}`}>
      <TableHeader>
        <Column>Candidate and Top Evidence</Column>
        <Column className={styles.match}>Match Score</Column>
      </TableHeader>
      <TableBody>
        {resumes.map((resume) => (
          <Row key={resume.match_id}>
            <Cell>
              <Candidate jobId={job.id} resume={resume} />
            </Cell>
            <Cell>
              <Rating
                value={resume.match_score}
                potential={resume.potential_score}
                band={resume.band}
                confidence={resume.confidence}
                label={`Match score for ${resume.resume_info.candidate_name}`}
              />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function Candidate({ jobId, resume }: { readonly jobId: string; readonly resume: MatchedResume }) {
  const { candidate_name: name } = resume.resume_info;
  return (
    <Inline gap={3} isOneLine>
      <Avatar name={name} className={styles.avatar} />
      <Stack gap={0} align="start" className={styles.words}>
        <Link variant="quiet" href={`/jobs/${jobId}/resumes/${resume.resume_id}/match`}>
          {name}
        </Link>
        {resume.is_earlier_version && <Badge>Earlier version</Badge>}
        {resume.evidence ? (
          <Text size="quote-row" tone="body">
            <MarkedQuote tone="support" quote={resume.evidence} />
          </Text>
        ) : (
          <Text size="caption" tone="quiet">
            No requirements met yet
          </Text>
        )}
        <Text as={Inline} size="caption" tone="quiet" gap={3} rowGap={0.5}>
          {metWords(resume.verdicts)} <VerdictCounts counts={resume.verdicts} />
        </Text>
      </Stack>
    </Inline>
  );
}
