import type { Match } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { Text } from '@shortlist/design-system/Text';
import { serverMessageOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useParams } from '@shortlist/platform/router';
import { useKeptFocus } from '../focus/use-kept-focus.ts';
import type { CachedResult } from '../results/cached-result.ts';
import styles from './MatchReport.module.css';
import { MatchReport } from './MatchReport.tsx';
import { MatchWaiting } from './MatchWaiting.tsx';
import { useMatch } from './use-match.ts';

/** /jobs/:jobId/resumes/:resumeId/match: how one resume answers to the requirements of one position. */
export function MatchPage() {
  const { jobId, resumeId } = useParams();
  useDocumentTitle('Match');
  if (!jobId?.trim() || !resumeId?.trim()) return <MissingIds />;
  return <MatchOf key={`${jobId} ${resumeId}`} jobId={jobId} resumeId={resumeId} />;
}

function MissingIds() {
  useBreadcrumbs([{ label: 'Job Positions', href: '/joblist' }, { label: 'Match' }]);
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title="Missing jobId or resumeId in URL"
        description="Open a position, then select a resume to match."
        action={<ButtonLink href="/joblist">Back to Jobs</ButtonLink>}
      />
    </Page>
  );
}

interface Pair {
  readonly jobId: string;
  readonly resumeId: string;
}

function MatchOf({ jobId, resumeId }: Pair) {
  const match = useMatch(jobId, resumeId);
  const kept = useKeptFocus<HTMLDivElement>(match.status);
  const result = match.status === 'ready' ? match.result : null;
  useBreadcrumbs([
    { label: 'Job Positions', href: '/joblist' },
    { label: result?.job_title ?? 'Position', href: `/joblist/${jobId}` },
    { label: result?.resume_info.candidate_name ?? 'Match' },
  ]);
  return (
    <div className={styles.state} {...kept} tabIndex={-1}>
      <MatchState match={match} jobId={jobId} />
    </div>
  );
}

interface MatchStateProps {
  readonly match: CachedResult<Match>;
  readonly jobId: string;
}

function MatchState({ match, jobId }: MatchStateProps) {
  const back = <ButtonLink href={`/jobs/${jobId}/resumes/select`}>Select Another Resume</ButtonLink>;
  switch (match.status) {
    case 'loading':
      return <MatchWaiting label="Loading match..." />;
    case 'computing':
      return <MatchWaiting label="Matching... This may take a few moments." onStop={match.stop} />;
    case 'failed':
      return (
        <Page>
          <ErrorState
            headingLevel={1}
            title={`Error: ${serverMessageOf(match.error, 'Failed to fetch match result')}`}
            onRetry={match.retry}
            action={back}
          />
        </Page>
      );
    case 'none':
      return (
        <Page>
          <Text as="h1" size="title">
            Match
          </Text>
          <EmptyState
            title="No match result found."
            description="The match was canceled."
            action={
              <Button variant="primary" onPress={match.compute}>
                Match Now
              </Button>
            }
          />
        </Page>
      );
    case 'ready':
      return <MatchReport match={match.result} onMatchAgain={match.computeAgain} />;
  }
}

export { MatchPage as Component };
