import { endpoints, type ModelUsage } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { StatCard } from '@shortlist/design-system/StatCard';
import { formatNumber, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { AdminFailure } from '../admin-page/AdminFailure.tsx';
import styles from './AiUsagePage.module.css';
import { CallsTable, DaysTable, KindsTable, OutcomesTable } from './UsageTables.tsx';
import { dollarsOf, leftOf } from './usage-words.ts';

/** `/ai-usage`: what the model was asked for, what it cost and how it failed, for administrators. */
export function AiUsagePage() {
  useDocumentTitle('Use of the model');
  useBreadcrumbs([{ label: 'Use of the model' }]);
  const usage = useQuery(queryOf(endpoints.modelUsage.report));
  return (
    <Page width="text">
      <PageHeader
        title="Use of the model"
        description={usage.data ? aboutOf(usage.data) : 'The last 30 days.'}
      />
      {usage.isPending ? (
        <Card aria-busy="true">
          <CardBody>
            <SkeletonRows rows={6} label="Loading the use of the model" />
          </CardBody>
        </Card>
      ) : null}
      {usage.isError && !usage.data ? (
        <AdminFailure title="The use of the model could not be loaded" query={usage} />
      ) : null}
      {usage.data ? <Usage usage={usage.data} /> : null}
    </Page>
  );
}

function aboutOf({ model, server }: ModelUsage): string {
  return model === null
    ? 'The local engine does the work.'
    : `${model} at ${server ?? 'its server'}. The last 30 days; days are in UTC.`;
}

function Usage({ usage }: { readonly usage: ModelUsage }) {
  const { today } = usage;
  const left = leftOf(usage);
  const isEmpty = usage.days.length === 0;
  return (
    <>
      {usage.lacks === null ? null : (
        <Banner tone="caution" title="The model is not set up.">
          Set {usage.lacks}. Until then the local engine does the work.
        </Banner>
      )}
      {isEmpty && usage.model === null ? (
        <EmptyState
          title="The local engine costs nothing"
          description="With ENGINE=openai a model gives the verdicts, and what it costs is shown here."
          headingLevel={2}
        />
      ) : (
        <>
          <div className={styles.sums}>
            <StatCard
              label="Asked today"
              value={formatNumber(today.calls)}
              note={`${formatNumber(today.answered)} answered`}
            />
            <StatCard
              label="Tokens today"
              value={formatNumber(today.input_tokens + today.output_tokens)}
              note={`${formatNumber(today.output_tokens)} of them written`}
            />
            <StatCard
              label="Cost today"
              value={dollarsOf(today.cost_usd)}
              note={usage.prices === null ? 'no prices are set' : 'by the prices that are set'}
            />
            <StatCard label="Budget left" value={left.value} note={left.note} />
          </div>
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
