import { type Job, parseJobDescription } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Link } from '@shortlist/design-system/Link';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatNumber, messageOf, RemoteWidget } from '@shortlist/platform';
import { useState } from 'react';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import { companyOf } from '../positions/job-text.ts';
import { QueueButton } from '../verdicts/QueueButton.tsx';
import { ShownQueue } from '../verdicts/ShownQueue.tsx';
import { Applicants } from './Applicants.tsx';
import { Description } from './Description.tsx';
import { MatchAllProgress } from './MatchAllProgress.tsx';
import styles from './MatchScoreWidget.module.css';
import { POSITION_ACTIONS } from './position-actions.ts';
import { UnmatchedResumes } from './UnmatchedResumes.tsx';
import { type ApplicantPages, useApplicants } from './use-applicants.ts';

interface PositionMatchesProps {
  readonly job: Job;
  readonly onDeleted: () => void;
}

/** One position: what it asks for, and who answers to it. */
export function PositionMatches({ job, onDeleted }: PositionMatchesProps) {
  return (
    <>
      <Card>
        <Stack as={CardBody} gap={3}>
          <Inline as="header" gap={4} rowGap={2} align="start" justify="between">
            <Text as={Stack} gap={0} wrap="anywhere" className={styles.names}>
              <Text as="h2" size="heading">
                <Text as={Link} tone="strong" variant="quiet" href={`/joblist/${job.id}`}>
                  {job.title}
                </Text>
              </Text>
              <Text size="dense" tone="quiet">
                {companyOf(job)}
              </Text>
            </Text>
            <div>
              <RemoteWidget id={POSITION_ACTIONS} job={job} onDeleted={onDeleted} />
            </div>
          </Inline>
          <Description text={parseJobDescription(job.description).text} />
        </Stack>
      </Card>
      <MatchAllProgress jobId={job.id} />
      <ApplicantsCard jobId={job.id} />
    </>
  );
}

function ApplicantsCard({ jobId }: { readonly jobId: string }) {
  const applicants = useApplicants(jobId);
  const { matched, count } = applicants;
  const [settling, setSettling] = useState<readonly string[] | null>(null);
  const open = (matched ?? []).filter(({ verdicts }) => verdicts.to_check > 0);
  const kept = useKeptFocus<HTMLElement>(
    `${settling === null} ${matched?.map(({ resume_id: id }) => id).join()}`,
  );
  return (
    <Card {...kept} tabIndex={-1}>
      <CardHeader
        title="Applicants"
        note={count > 0 ? `${formatNumber(count)}, best match first` : undefined}
        action={
          count > 0 ? (
            <Inline gap={4} rowGap={1} className={styles.applicantActions}>
              {open.length > 1 && (
                <QueueButton
                  size="small"
                  count={open.reduce((sum, { verdicts }) => sum + verdicts.to_check, 0)}
                  onPress={() => setSettling(open.map(({ resume_id: id }) => id))}
                />
              )}
              <Link variant="quiet" href={`/jobs/${jobId}/select_resumes_batch`}>
                Match more resumes
              </Link>
            </Inline>
          ) : null
        }
      />
      {matched === undefined ? <NotYet applicants={applicants} /> : null}
      {matched?.length === 0 && (
        <UnmatchedResumes jobId={jobId}>
          <Text as="p" size="dense" tone="body">
            No matched resumes found for this position.
          </Text>
        </UnmatchedResumes>
      )}
      {matched !== undefined && matched.length > 0 && (
        <Applicants jobId={jobId} matched={matched} applicants={applicants} onSettle={setSettling} />
      )}
      <ShownQueue jobId={jobId} resumeIds={settling} onClose={() => setSettling(null)} />
    </Card>
  );
}

function NotYet({ applicants }: { readonly applicants: ApplicantPages }) {
  if (!applicants.error) return <SkeletonRows rows={5} label="Loading applicants" />;
  return (
    <CardBody>
      <ErrorState
        headingLevel={3}
        title={messageOf(applicants.error)}
        onRetry={applicants.retry}
        isRetrying={applicants.isFetching}
      />
    </CardBody>
  );
}
