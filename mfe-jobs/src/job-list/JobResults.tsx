import type { Job } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { messageOf } from '@shortlist/platform';
import { useState } from 'react';
import { type JobList, LIST_FAILURE } from '../shared/job-queries.ts';
import styles from './JobListPage.module.css';
import { JobTable } from './JobTable.tsx';
import { applyJobView, type JobView } from './job-view.ts';

interface JobResultsProps {
  readonly view: JobView;
  readonly list: JobList;
  readonly onDelete: (job: Job) => void;
}

/** The list in whichever state it is: loading, failed, empty, nothing found, or rows. */
export function JobResults({ view, list, onDelete }: JobResultsProps) {
  const { jobs } = list;
  const [shown, showMore] = useShown(JSON.stringify(view));
  if (!jobs) {
    return (
      <Card>
        {list.error ? <Failed list={list} /> : <SkeletonRows rows={8} label="Loading job positions" />}
      </Card>
    );
  }
  if (jobs.length === 0) return <Empty />;
  const found = applyJobView(jobs, view);

  function handleMore() {
    if (found.length <= shown) list.loadMore();
    showMore();
  }

  return (
    <>
      {list.readAllError && (
        <Banner
          tone="caution"
          title={`Only the newest ${jobs.length} positions are shown.`}
          action={<Button onPress={list.retryAll}>Retry</Button>}
        >
          {messageOf(list.readAllError)}
        </Banner>
      )}
      <Card>
        {found.length > 0 ? (
          <JobTable jobs={found.slice(0, shown)} onDelete={onDelete} />
        ) : (
          <EmptyState
            title="No position fits."
            description={
              list.isReadingAll ? 'Looking through the older ones.' : 'Try another word or status.'
            }
          />
        )}
      </Card>
      <div className={styles.foot}>
        <output>{countOf(found.length, list)}</output>
        {(list.canLoadMore || found.length > shown) && (
          <Button onPress={handleMore} isPending={list.isLoadingMore} pendingLabel="Loading">
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

const STEP = 100;

/** How many rows are drawn: a step more at each call, and back to one step when the view changes. */
function useShown(view: string): [number, () => void] {
  const [shown, setShown] = useState({ view, count: STEP });
  const count = shown.view === view ? shown.count : STEP;
  return [count, () => setShown({ view, count: count + STEP })];
}

function Failed({ list }: { readonly list: JobList }) {
  return (
    <ErrorState
      title={LIST_FAILURE}
      description={messageOf(list.error)}
      onRetry={list.retry}
      isRetrying={list.isRetrying}
    />
  );
}

function Empty() {
  return (
    <Card>
      <EmptyState
        title="No jobs found. Create one!"
        description="A title is enough to start. Shortlist reads the requirements from the description."
        action={<ButtonLink href="/joblist/new">Create a job</ButtonLink>}
      />
    </Card>
  );
}

function countOf(found: number, { isReadingAll, canLoadMore }: JobList): string {
  const count = found === 1 ? '1 position' : `${found} positions`;
  if (isReadingAll) return `${count} so far, reading the older ones`;
  return canLoadMore ? `${count}, the newest` : count;
}
