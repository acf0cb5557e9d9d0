import type { Job } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { TablePager } from '@shortlist/design-system/Table';
import { LoadError, messageOf, plural } from '@shortlist/platform';
import { useDeferredValue } from 'react';
import { type JobList, LIST_FAILURE } from '../job-queries/job-queries.ts';
import { JobTable } from './JobTable.tsx';

interface JobResultsProps {
  readonly list: JobList;
  readonly onDelete: (job: Job) => void;
  /** Ends search and status; null when they leave nothing out. */
  readonly onShowAll: (() => void) | null;
}

/** The list in whichever state it is: loading, failed, empty, nothing found, or rows. */
export function JobResults({ list, onDelete, onShowAll }: JobResultsProps) {
  // A page of rows is drawn in slices, so that typing and scrolling go on meanwhile.
  const jobs = useDeferredValue(list.jobs);
  if (!list.jobs && list.error) return <Failed list={list} />;
  const isEmpty = list.jobs?.length === 0;
  if (!list.jobs || !jobs || (isEmpty && list.isStale)) return <Loading />;
  if (isEmpty) return onShowAll ? <NothingFits onShowAll={onShowAll} /> : <Empty />;
  return (
    <Card aria-busy={list.isStale}>
      <JobTable
        jobs={jobs}
        isWhole={!list.canLoadMore && !list.isLoadingMore && !list.isStale}
        onDelete={onDelete}
      />
      {list.loadMoreError && <NextFailed error={list.loadMoreError} />}
      <TablePager
        label="Pages of positions"
        summary={countOf(list)}
        onMore={list.canLoadMore ? list.loadMore : null}
        isPending={list.isLoadingMore}
      />
    </Card>
  );
}

function Loading() {
  return (
    <Card>
      <SkeletonRows rows={8} label="Loading positions" />
    </Card>
  );
}

function NextFailed({ error }: { readonly error: Error }) {
  return (
    <Banner tone="caution" title="Failed to load more positions">
      {messageOf(error)}
    </Banner>
  );
}

function Failed({ list }: { readonly list: JobList }) {
  return (
    <Card>
      <LoadError title={LIST_FAILURE} query={list} />
    </Card>
  );
}

function Empty() {
  return (
    <Card>
      <EmptyState
        title="No jobs found. Create one!"
        description="All you need is a title. Shortlist reads requirements from the description."
        action={<ButtonLink href="/joblist/new">New Job</ButtonLink>}
      />
    </Card>
  );
}

function NothingFits({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Card>
      <EmptyState
        title="No matching positions"
        description="Try different keywords or another status. All keywords must appear."
        action={<Button onPress={onShowAll}>Clear Filters</Button>}
      />
    </Card>
  );
}

/** The server tells no total, so one is named only when the last page is there. */
function countOf({ jobs = [], canLoadMore, isLoadingMore }: JobList): string {
  const count = plural(jobs.length, 'position', 'positions');
  return canLoadMore || isLoadingMore ? `${count} shown` : count;
}
