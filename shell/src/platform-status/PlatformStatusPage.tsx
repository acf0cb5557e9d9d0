import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { StatCard } from '@shortlist/design-system/StatCard';
import {
  formatDateTime,
  isForbidden,
  LoadError,
  messageOf,
  queryOf,
  useBreadcrumbs,
  useDocumentTitle,
} from '@shortlist/platform';
import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import type { PlatformStatus } from '@shortlist/platform/platform-status';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import { EnvironmentsCard } from './EnvironmentsCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { PackageCard } from './PackageCard.tsx';
import { SlotsCard } from './SlotsCard.tsx';
import { platformStatusEndpoint } from './status-endpoint.ts';
import { sumsOf } from './status-words.ts';

const PAUSE_MS = 15_000;

/** `/platform`: what is live, how it does, what was taken back and what slots show, for administrators. */
export function PlatformStatusPage(): ReactElement {
  useDocumentTitle('Platform');
  useBreadcrumbs([{ label: 'Platform' }]);
  const status = useQuery({
    ...queryOf(platformStatusEndpoint),
    refetchInterval: ({ state }) => (isForbidden(state.error) ? false : PAUSE_MS),
  });
  const isRefused = isForbidden(status.error);
  return (
    <Page width="text">
      <PageHeader
        title="Platform"
        description={
          status.data
            ? `Updated ${formatDateTime(status.data.at)}. Data from this edge server since ${formatDateTime(status.data.countedSince)}.`
            : 'Live versions, their health, and automatic rollbacks.'
        }
        actions={
          isRefused ? null : (
            <>
              <ButtonLink href={OVERRIDES_ADDRESS}>Overrides</ButtonLink>
              <Button isPending={status.isFetching} onPress={() => void status.refetch()}>
                Refresh
              </Button>
            </>
          )
        }
      />
      {status.isPending ? <Waiting /> : null}
      {isRefused ? (
        <EmptyState title="Administrators only" description={messageOf(status.error)} headingLevel={2} />
      ) : null}
      {status.isError && !isRefused && !status.data ? (
        <LoadError title="Failed to load platform status" query={status} />
      ) : null}
      {status.data && !isRefused ? <Status status={status.data} /> : null}
    </Page>
  );
}

function Waiting(): ReactElement {
  return (
    <Card aria-busy="true">
      <CardBody>
        <SkeletonRows rows={6} label="Loading platform status" />
      </CardBody>
    </Card>
  );
}

function Status({ status }: { readonly status: PlatformStatus }): ReactElement {
  if (status.packages.length === 0) {
    return (
      <EmptyState
        title="Nothing released yet"
        description="Run npm run release -- shell to make the first release."
        headingLevel={2}
      />
    );
  }
  const { versions, canaries, failing, errors, demotions } = sumsOf(status);
  return (
    <>
      <Columns widths={150} gap={3} align="stretch">
        <StatCard label="Live Versions" value={versions} note={`${canaries} canary`} />
        <StatCard label="Failing" value={failing} note="Versions with failing visitors" />
        <StatCard label="Errors" value={errors} note="In live versions" />
        <StatCard label="Rolled Back" value={demotions} note="Automatically" />
      </Columns>
      {status.requiresSignatures ? null : (
        <Banner title="Releases are not verified">
          Set RELEASE_KEYS_FILE to publish only what a team has signed.
        </Banner>
      )}
      {status.slots.length > 0 ? <SlotsCard slots={status.slots} /> : null}
      {status.packages.map((each) => (
        <PackageCard key={each.package} status={each} />
      ))}
      {status.environments.length > 0 ? <EnvironmentsCard status={status} /> : null}
      {status.history.length > 0 ? <HistoryCard history={status.history} /> : null}
    </>
  );
}

export { PlatformStatusPage as Component };
