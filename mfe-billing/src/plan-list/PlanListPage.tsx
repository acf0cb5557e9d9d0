import { endpoints, type Plan } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { messageOf, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanListPage.module.css';
import { PlansLoading } from './PlansLoading.tsx';
import { SubscriptionNote } from './SubscriptionNote.tsx';

/** `/plans`: the plans on offer, with the own one marked. */
export function PlanListPage(): ReactElement {
  useDocumentTitle('Plans');
  useBreadcrumbs([{ label: 'Plans' }]);
  const plans = useQuery(queryOf(endpoints.plans.list));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader
          title="Plans"
          description="Prices in US dollars. Plans are arranged with our sales team."
        />
        <SubscriptionNote />
      </div>
      {plans.isPending ? <PlansLoading /> : null}
      {plans.isError ? (
        <Card>
          <ErrorState
            title="The plans could not be loaded"
            description={messageOf(plans.error)}
            onRetry={() => void plans.refetch()}
          />
        </Card>
      ) : null}
      {plans.isSuccess ? <Plans plans={plans.data} /> : null}
    </div>
  );
}

function Plans({ plans }: { readonly plans: readonly Plan[] }): ReactElement {
  const subscription = useQuery(queryOf(endpoints.subscriptions.mine));
  const configuration = useQuery(queryOf(endpoints.configuration.get));
  if (plans.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No plans are on offer yet."
          description="Everything you see in Shortlist works without one."
        />
      </Card>
    );
  }
  const current = subscription.data?.is_active ? subscription.data.plan?.id : null;
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard
            plan={plan}
            isCurrent={plan.id === current}
            salesAddress={configuration.data?.sales_email ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

export { PlanListPage as Component };
