import { matches } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { TablePager } from '@shortlist/design-system/Table';
import { messageOf, pagesOf } from '@shortlist/platform';
import { useInfiniteQuery } from '@shortlist/platform/query';
import { useMemo } from 'react';
import { HistoryJob } from './HistoryJob.tsx';
import { historyOf, SHOWN_AT_FIRST } from './history.ts';
import styles from './MatchHistory.module.css';

/** How many positions come at a time. */
const PAGE_SIZE = 10;

/** Every position that has matches, best match first, with the words that carry each. */
export default function MatchHistoryWidget() {
  const history = useHistory();
  return (
    <Card className={styles.card}>
      <CardHeader title="Match history" note="Best match first" />
      <HistoryContent history={history} />
    </Card>
  );
}

function HistoryContent({ history }: { readonly history: ReturnType<typeof useHistory> }) {
  if (history.isPending) return <SkeletonRows rows={4} label="Loading match history" />;
  if (!history.jobs) {
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
  if (history.jobs.length === 0) {
    return (
      <CardBody>
        <EmptyState
          title="No matched jobs found."
          description="Match a resume to a position to see it here."
          action={<ButtonLink href="/joblist">Open Job Positions</ButtonLink>}
        />
      </CardBody>
    );
  }
  return (
    <>
      {history.jobs.map((job) => (
        <HistoryJob key={job.job_id} job={job} />
      ))}
      <MorePositions history={history} shown={history.jobs.length} />
    </>
  );
}

interface MorePositionsProps {
  readonly history: ReturnType<typeof useHistory>;
  readonly shown: number;
}

/** The foot of a history that has more pages, or whose next page has not come. */
function MorePositions({ history, shown }: MorePositionsProps) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  if (!hasNextPage) return null;
  return (
    <TablePager
      label="More positions"
      summary={error ? messageOf(error) : `Top ${shown} positions`}
      onMore={() => void fetchNextPage()}
      isPending={isFetchingNextPage}
    />
  );
}

/** The pages of the history; they are gone as soon as nobody looks at them. */
function useHistory() {
  const query = { sort: 'best', matches: SHOWN_AT_FIRST, limit: PAGE_SIZE } as const;
  const history = useInfiniteQuery({ ...pagesOf(matches.jobsWithMatches, { query }), gcTime: 0 });
  const { data } = history;
  const jobs = useMemo(() => data?.pages.flatMap((page) => historyOf(page.data.jobs)), [data]);
  return { ...history, jobs };
}
