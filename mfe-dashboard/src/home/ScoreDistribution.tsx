import type { DashboardStats } from '@shortlist/api-contract';
import { type Bar, BarChart } from '@shortlist/design-system/BarChart';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';
import styles from './HomeTab.module.css';
import { useStats } from './home-queries.ts';

/** Resumes by analysis score, those without one hatched at the start. */
export function ScoreDistribution(): ReactElement {
  const { data, error, isPending, refetch } = useStats();
  return (
    <Card className={styles.scores}>
      <CardHeader
        title="Score Distribution"
        note={
          data
            ? `${data.analysed_resumes} scored, ${data.total_resumes - data.analysed_resumes} not scored`
            : null
        }
      />
      <CardBody>
        {isPending ? <SkeletonRows rows={2} /> : null}
        {error && !data ? (
          <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data ? (
          <BarChart
            label="Resumes by resume score"
            barsLabel="Score"
            orientation="vertical"
            bars={data.total_resumes === 0 ? [] : barsOf(data)}
            emptyText="No resumes uploaded yet."
          />
        ) : null}
      </CardBody>
    </Card>
  );
}

/** By tens; the lowest, where hardly a resume is, are one step. */
function barsOf({ total_resumes, analysed_resumes, score_distribution }: DashboardStats): Bar[] {
  const lowest = score_distribution.slice(0, LOWEST_TENS).reduce((sum, count) => sum + count, 0);
  return [
    { label: 'none', value: total_resumes - analysed_resumes, isOffScale: true },
    { label: `0–${LOWEST_TENS * 10 - 1}`, value: lowest },
    ...score_distribution
      .slice(LOWEST_TENS)
      .map((value, index) => ({ label: `${(index + LOWEST_TENS) * 10}s`, value })),
  ];
}

const LOWEST_TENS = 3;
