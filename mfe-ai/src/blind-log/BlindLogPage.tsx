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
  useDocumentTitle('Blind mode log');
  useBreadcrumbs([{ label: 'Blind mode log' }]);
  const controls = useBlindLogView();
  const log = useLog(controls.view);
  return (
    <Page width="text">
      <PageHeader
        title="Blind mode log"
        description="Who turned blind mode on or off, and who was revealed to whom, when and why. Lines are only added; when a candidate is erased, the name and the reason go."
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
          <AdminFailure title="The log could not be loaded" query={log} />
        ) : (
          <SkeletonRows rows={6} label="Loading the log" />
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
          Show more
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
          title="Nothing fits"
          description="No line of the log is about this person on these days."
          action={<Button onPress={onClear}>Clear filters</Button>}
        />
      ) : (
        <EmptyState
          headingLevel={2}
          title="Nobody has used blind mode yet"
          description="When somebody turns it on, or reveals a candidate, it is written down here."
        />
      )}
    </Card>
  );
}

export { BlindLogPage as Component };
