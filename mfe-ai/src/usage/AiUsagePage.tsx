import { endpoints, type ModelUsage } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { StatCard } from '@shortlist/design-system/StatCard';
import { formatNumber, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { AdminFailure } from '../admin-page/AdminFailure.tsx';
import { CallsTable, DaysTable, KindsTable, OutcomesTable } from './UsageTables.tsx';
import { dollarsOf, leftOf } from './usage-words.ts';

/** `/ai-usage`: what the model was asked for, what it cost and how it failed, for administrators. */
export function AiUsagePage() {
  useDocumentTitle('AI Usage');
  useBreadcrumbs([{ label: 'AI Usage' }]);
  const usage = useQuery(queryOf(endpoints.modelUsage.report));
  return (
    <Page width="text">
      <PageHeader title="AI Usage" description={usage.data ? aboutOf(usage.data) : 'Last 30 days'} />
      {usage.isPending ? (
        <Card aria-busy="true">
          <CardBody>
            <SkeletonRows rows={6} label="Loading AI usage" />
          </CardBody>
        </Card>
      ) : null}
      {usage.isError && !usage.data ? <AdminFailure title="Failed to load AI usage" query={usage} /> : null}
      {usage.data ? <Usage usage={usage.data} /> : null}
    </Page>
  );
}

function aboutOf({ model, server }: ModelUsage): string {
  return model === null
    ? 'Using the built-in engine.'
    : `${model} at ${server ?? 'the configured server'}. Last 30 days, in UTC.`;
}

function Usage({ usage }: { readonly usage: ModelUsage }) {
  const { today } = usage;
  const left = leftOf(usage);
  const isEmpty = usage.days.length === 0;
  return (
    <>
      {usage.lacks === null ? null : (
        <Banner tone="caution" title="AI model not set up">
          Set {usage.lacks} to use the AI model. The built-in engine is used for now.
        </Banner>
      )}
      {isEmpty && usage.model === null ? (
        <EmptyState
          title="The built-in engine is free"
          description="Set ENGINE=openai to use an AI model. Its usage and cost appear here."
          headingLevel={2}
        />
      ) : (
        <>
          <Columns widths={150} gap={3}>
            <StatCard
              label="Requests Today"
              value={formatNumber(today.calls)}
              note={`${formatNumber(today.answered)} succeeded`}
            />
            <StatCard
              label="Tokens Today"
              value={formatNumber(today.input_tokens + today.output_tokens)}
              note={`${formatNumber(today.output_tokens)} output`}
            />
            <StatCard
              label="Cost Today"
              value={dollarsOf(today.cost_usd)}
              note={usage.prices === null ? 'No prices set' : 'Based on configured prices'}
            />
            <StatCard label="Budget Remaining" value={left.value} note={left.note} />
          </Columns>
          <KindsTable kinds={usage.kinds} />
          <OutcomesTable outcomes={usage.outcomes} />
          <DaysTable days={usage.days} />
          <CallsTable />
        </>
      )}
    </>
  );
}

export { AiUsagePage as Component };
