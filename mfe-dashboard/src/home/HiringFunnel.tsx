import { endpoints } from '@shortlist/api-contract';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Funnel } from '@shortlist/design-system/Funnel';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { messageOf, queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';

/** How many resumes get how far; every step is counted. */
export function HiringFunnel(): ReactElement {
  const { data, error, isPending, refetch } = useQuery(queryOf(endpoints.dashboard.stats));
  return (
    <Card>
      <CardHeader title="Funnel" note="all positions" />
      <CardBody>
        {isPending ? <SkeletonRows rows={2} /> : null}
        {error ? (
          <ErrorState headingLevel={3} title={messageOf(error)} onRetry={() => void refetch()} />
        ) : null}
        {data ? (
          <Funnel
            steps={[
              { label: 'Resumes', value: data.total_resumes, note: 'uploaded' },
              {
                label: 'Analysed',
                value: data.analysed_resumes,
                note: share(data.analysed_resumes, data.total_resumes),
              },
              {
                label: 'Matched',
                value: data.matched_resumes,
                note: share(data.matched_resumes, data.total_resumes),
              },
            ]}
          />
        ) : null}
      </CardBody>
    </Card>
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '' : `${Math.round((part / whole) * 100)}%`;
}
