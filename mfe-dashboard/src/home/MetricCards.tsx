import { Badge } from '@shortlist/design-system/Badge';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { Sparkline } from '@shortlist/design-system/Sparkline';
import { StatCard } from '@shortlist/design-system/StatCard';
import { TrendingUp } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './HomeTab.module.css';
import { useMetricSource, useTrends } from './home-queries.ts';
import { type Metric, metricsOf } from './metrics.ts';

/** Opening Positions, Offers Sent, Interviewed, Offers Accepted, each with its last weeks. */
export function MetricCards(): ReactElement {
  const { source, failure } = useMetricSource();
  const weeks = useTrends().data?.weeks;
  if (source === null) return <MetricPlaceholders />;
  return (
    <section aria-label="Metrics">
      <div className={styles.metrics}>
        {metricsOf(source, failure === null ? weeks : []).map((metric) => (
          <MetricCard key={metric.label} metric={metric} />
        ))}
      </div>
      {failure ? <output className={styles.fallback}>{failure}</output> : null}
    </section>
  );
}

function MetricCard({ metric }: { readonly metric: Metric }): ReactElement {
  const { label, value, note, isEstimate, course, added } = metric;
  return (
    <StatCard
      label={label}
      value={value}
      note={
        added > 0 ? (
          <>
            <TrendingUp aria-hidden size={14} /> +{added} this week
          </>
        ) : (
          note
        )
      }
      badge={isEstimate ? <Badge tone="pencil">estimated</Badge> : undefined}
      spark={<Sparkline values={course} isEstimated={isEstimate} label={`${label} by week`} />}
    />
  );
}

function MetricPlaceholders(): ReactElement {
  return (
    <output className={styles.metrics} aria-label="Loading metrics">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} height={86} />
      ))}
    </output>
  );
}
