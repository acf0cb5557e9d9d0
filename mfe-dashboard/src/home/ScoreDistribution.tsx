import type { DashboardStats } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Distribution } from '@shortlist/design-system/Distribution';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { useStats } from './home-queries.ts';

/** Resumes by analysis score, those without one hatched at the start. */
export function ScoreDistribution(): ReactElement {
  const { data, error, isPending, refetch } = useStats();
  return (
    <Card>
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
          <Distribution
            label="Resumes by resume score"
            columns={['Score', 'Resumes']}
            bins={data.total_resumes === 0 ? [] : binsOf(data)}
            endLabel="100"
            emptyText="No resumes uploaded yet."
          />
        ) : null}
      </CardBody>
    </Card>
  );
}

function binsOf(stats: DashboardStats) {
  const unknown = { label: 'none', value: stats.total_resumes - stats.analysed_resumes, isUnknown: true };
  return [unknown, ...stats.score_distribution.map((value, ten) => ({ label: String(ten * 10), value }))];
}
