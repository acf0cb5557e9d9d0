import type { DashboardWeek } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { BarChart } from '@shortlist/design-system/BarChart';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Stack } from '@shortlist/design-system/Stack';
import { StatCard, StatGroup } from '@shortlist/design-system/StatCard';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { useMetricSource, useTrends } from './home-queries.ts';
import { type Metric, metricsOf, mostInAWeek } from './metrics.ts';

/** Opening Positions, Offers Sent, Interviewed, Offers Accepted, each with what its last weeks counted. */
export function MetricCards(): ReactElement {
  const { source, failure } = useMetricSource();
  const weeks = useTrends().data?.weeks ?? [];
  if (source === null) return <MetricPlaceholder />;
  const metrics = metricsOf(source, failure === null ? weeks : []);
  return (
    <Stack as="section" gap={2} aria-label="Metrics">
      <StatGroup>
        {metrics.map((metric) => (
          <MetricCard key={metric.label} metric={metric} weeks={weeks} max={mostInAWeek(metrics)} />
        ))}
      </StatGroup>
      {failure ? (
        <Text as="output" size="caption" tone="pencil">
          {failure}
        </Text>
      ) : null}
    </Stack>
  );
}

interface MetricCardProps {
  readonly metric: Metric;
  readonly weeks: readonly DashboardWeek[];
  /** The end of the scale, the same for all. */
  readonly max: number;
}

function MetricCard({ metric, weeks, max }: MetricCardProps): ReactElement {
  const { label, value, note, isEstimate, weekly } = metric;
  const added = weekly.at(-1) ?? 0;
  const bars = weekly.map((count, week) => ({
    label: formatShortDate(weeks[week]?.starts_on ?? ''),
    value: count,
  }));
  return (
    <StatCard
      label={label}
      value={value}
      note={added > 0 ? `+${added} this week` : note}
      badge={isEstimate ? <Badge tone="pencil">estimated</Badge> : undefined}
      spark={
        bars.length > 0 ? (
          <BarChart size="small" label={`${label} by week`} bars={bars} max={max} />
        ) : undefined
      }
      sparkNote={`${bars.length} weeks`}
    />
  );
}

function MetricPlaceholder(): ReactElement {
  return (
    <output aria-label="Loading metrics">
      <Skeleton height={68} />
    </output>
  );
}
