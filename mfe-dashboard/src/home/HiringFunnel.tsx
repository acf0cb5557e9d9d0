import type { DashboardStats } from '@shortlist/api-contract';
import { type Bar, BarChart } from '@shortlist/design-system/BarChart';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { funnelSteps } from './funnel-steps.ts';
import { useStats } from './home-queries.ts';

/** How many resumes get how far; every step is counted. */
export function HiringFunnel(): ReactElement {
  const { data, error, isPending, refetch } = useStats();
  return (
    <Card>
      <CardHeader title="Hiring Funnel" note="All positions" />
      <CardBody>
        {isPending ? <SkeletonRows rows={2} /> : null}
        {error && !data ? (
          <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data ? <Steps stats={data} /> : null}
      </CardBody>
    </Card>
  );
}

function Steps({ stats }: { readonly stats: DashboardStats }): ReactElement {
  const steps: readonly Bar[] = stats.total_resumes === 0 ? [] : funnelSteps(stats);
  return (
    <Stack gap={2}>
      <BarChart
        label="Candidates by step"
        barsLabel="Step"
        bars={steps}
        emptyText="No resumes uploaded yet."
      />
      {stats.recorded_outcomes === 0 && steps.length > 0 ? (
        <Text as="p" size="caption" tone="pencil">
          Interviews and offers appear once you record outcomes.
        </Text>
      ) : null}
    </Stack>
  );
}
