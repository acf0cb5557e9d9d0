import { blind } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { isForbidden, pagesOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { keepPreviousData, useInfiniteQuery } from '@shortlist/platform/query';
import { AdminFailure } from '../admin-page/AdminFailure.tsx';
import { BlindLogFilters } from './BlindLogFilters.tsx';
import { BlindLogTable } from './BlindLogTable.tsx';
import { type BlindLogView, hasLogFilters, logQuery } from './blind-log-view.ts';
import { useBlindLogView } from './use-blind-log-view.ts';

const PAGE_SIZE = 50;

/** `/blind-log`: who turned blind mode on or off and who was revealed to whom, when and why, for administrators. */
export function BlindLogPage() {
  useDocumentTitle('Blind Mode Log');
  useBreadcrumbs([{ label: 'Blind Mode Log' }]);
  const controls = useBlindLogView();
  const log = useLog(controls.view);
  return (
    <Page width="text">
      <PageHeader
        title="Blind Mode Log"
        description="A permanent record of who used blind mode and who was revealed, when, and why. Erasing a candidate removes their name and the reason."
      />
      {isForbidden(log.error) ? null : <BlindLogFilters {...controls} />}
      <Lines log={log} view={controls.view} onClear={controls.clear} />
    </Page>
  );
}

function useLog(view: BlindLogView) {
  return useInfiniteQuery({
    ...pagesOf(blind.everyone, { query: { limit: PAGE_SIZE, ...logQuery(view) } }),
    placeholderData: keepPreviousData,
  });
}

interface LinesProps {
  readonly log: ReturnType<typeof useLog>;
  readonly view: BlindLogView;
  readonly onClear: () => void;
}

function Lines({ log, view, onClear }: LinesProps) {
  if (!log.data) {
    return (
      <Card aria-busy={log.isPending}>
        {log.error ? (
          <AdminFailure title="Failed to load log" query={log} />
        ) : (
          <SkeletonRows rows={6} label="Loading log" />
        )}
      </Card>
    );
  }
  const entries = log.data.pages.flatMap(({ data }) => data.entries);
  if (entries.length === 0) return <Nothing isFiltered={hasLogFilters(view)} onClear={onClear} />;
  return (
    <>
      <BlindLogTable entries={entries} isStale={log.isPlaceholderData} />
      {log.hasNextPage ? (
        <Button
          isPending={log.isFetchingNextPage}
          pendingLabel="Loading..."
          onPress={() => void log.fetchNextPage()}
        >
          Show More
        </Button>
      ) : null}
    </>
  );
}

function Nothing({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          headingLevel={2}
          title="No matching entries"
          description="Try a different person or date range."
          action={<Button onPress={onClear}>Clear Filters</Button>}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title="No blind mode activity yet"
          description="Activity appears here when someone turns on blind mode or reveals a candidate."
        />
      )}
    </Card>
  );
}

export { BlindLogPage as Component };
