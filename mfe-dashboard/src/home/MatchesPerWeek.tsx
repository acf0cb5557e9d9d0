import type { DashboardWeek } from '@shortlist/api-contract';
import { BarChart } from '@shortlist/design-system/BarChart';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { formatShortDate, messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { useTrends } from './home-queries.ts';

/** How many matches each of the last weeks brought. */
export function MatchesPerWeek(): ReactElement {
  const { data, error, isPending, refetch } = useTrends();
  return (
    <Card>
      <CardHeader title="Matches Per Week" note={data ? noteOf(data.weeks) : null} />
      <CardBody>
        {isPending ? <SkeletonRows rows={2} /> : null}
        {error && !data ? (
          <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data ? (
          <BarChart
            label="Matches Per Week"
            barsLabel="Week of"
            orientation="vertical"
            bars={barsOf(data.weeks)}
            emptyText={`No matches in the last ${data.weeks.length} weeks`}
          />
        ) : null}
      </CardBody>
    </Card>
  );
}

function noteOf(weeks: readonly DashboardWeek[]): string {
  return `${sumOf(weeks)} in ${weeks.length} weeks, by most recent match date`;
}

function barsOf(weeks: readonly DashboardWeek[]) {
  if (sumOf(weeks) === 0) return [];
  return weeks.map(({ starts_on, matches }) => ({ label: formatShortDate(starts_on), value: matches }));
}

function sumOf(weeks: readonly DashboardWeek[]): number {
  return weeks.reduce((sum, week) => sum + week.matches, 0);
}
