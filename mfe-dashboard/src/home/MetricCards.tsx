import { Badge } from '@shortlist/design-system/Badge';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { StatCard } from '@shortlist/design-system/StatCard';
import type { ReactElement } from 'react';
import styles from './HomeTab.module.css';
import { useMetricSource } from './home-queries.ts';
import { metricsOf } from './metrics.ts';

/** Opening Positions, Offers Sent, Interviewed, Offers Accepted. */
export function MetricCards(): ReactElement {
  const { source, failure } = useMetricSource();
  if (source === null) return <MetricPlaceholders />;
  return (
    <section aria-label="Metrics">
      <div className={styles.metrics}>
        {metricsOf(source).map(({ label, value, note, isEstimate }) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            note={note}
            badge={isEstimate ? <Badge tone="pencil">estimated</Badge> : undefined}
          />
        ))}
      </div>
      {failure ? (
        <output className={styles.fallback}>{failure} These figures come from the lists.</output>
      ) : null}
    </section>
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
