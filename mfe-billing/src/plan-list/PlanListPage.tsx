import type { Plan } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { messageOf, useBreadcrumbs, useDocumentTitle, useSession } from '@shortlist/platform';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { PlanFormDialog } from '../plan-form/PlanFormDialog.tsx';
import { usePlans } from '../shared/billing-queries.ts';
import pages from '../shared/page.module.css';
import { SubscriptionNote } from '../shared/SubscriptionNote.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlansLoading } from './PlansLoading.tsx';

/** `/plans`: the plans on offer, with the own one marked; administrators write them here too. */
export function PlanListPage(): ReactElement {
  useDocumentTitle('Plans');
  useBreadcrumbs([{ label: 'Plans' }]);
  const isAdmin = useSession()?.is_admin ?? false;
  const [edited, setEdited] = useState<Plan | 'new' | null>(null);
  const plans = usePlans();
  const create = isAdmin ? (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setEdited('new')}>
      Create New Plan
    </Button>
  ) : null;
  return (
    <div className={pages.page}>
      <PageHeader
        title="Plans"
        description="Prices in US dollars. Change or stop at the end of any cycle."
        actions={
          <>
            <SubscriptionNote />
            {create}
          </>
        }
      />
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
      {plans.isSuccess && plans.data.length === 0 ? <NoPlans isAdmin={isAdmin} /> : null}
      {plans.isSuccess ? <PlanGrid plans={plans.data} isAdmin={isAdmin} onEdit={setEdited} /> : null}
      {edited !== null ? (
        <PlanFormDialog plan={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </div>
  );
}

function NoPlans({ isAdmin }: { readonly isAdmin: boolean }): ReactElement {
  return (
    <Card>
      <EmptyState
        title="No plans are on offer yet."
        description={
          isAdmin
            ? 'Create the first one: it is on sale at once.'
            : 'Everything you see in Shortlist works without one.'
        }
      />
    </Card>
  );
}

export { PlanListPage as Component };
