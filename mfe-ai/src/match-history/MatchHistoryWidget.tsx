import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { messageOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { HistoryJob } from './HistoryJob.tsx';
import { historyOf } from './history.ts';
import { historyQuery } from './history-queries.ts';
import styles from './MatchHistoryWidget.module.css';

/** Every position that has matches, best match first, with the words that carry each. */
export default function MatchHistoryWidget() {
  const history = useHistory();
  return (
    <Card className={styles.card}>
      <CardHeader title="Match history" note="highest score first" />
      <HistoryContent history={history} />
    </Card>
  );
}

function HistoryContent({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  if (history.isPending) return <SkeletonRows rows={4} label="Loading the match history" />;
  if (!history.data) {
    return (
      <CardBody>
        <ErrorState
          headingLevel={3}
          title={messageOf(history.error)}
          onRetry={() => void history.refetch()}
          isRetrying={history.isFetching}
        />
      </CardBody>
    );
  }
  const jobs = historyOf(history.data);
  if (jobs.length === 0) {
    return (
      <CardBody>
        <EmptyState
          title="No matched jobs found."
          description="Match a resume against a position, and it stands here."
          action={<ButtonLink href="/joblist">Open Job Positions</ButtonLink>}
        />
      </CardBody>
    );
  }
  return jobs.map((job) => <HistoryJob key={job.job_id} job={job} />);
}

function useHistory() {
  return useQuery(historyQuery);
}
