import type { Plan } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { LoadError, useBreadcrumbs, useDocumentTitle, useSession } from '@shortlist/platform';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { usePlans, useSubscription } from '../billing-queries/billing-queries.ts';
import { PlanFormDialog } from '../plan-form/PlanFormDialog.tsx';
import { offersIn } from '../plan-offers/offers.ts';
import { PlanUseCard } from '../plan-use/PlanUseCard.tsx';
import { SubscriptionNote } from '../subscription/SubscriptionNote.tsx';
import { CycleSwitch } from './CycleSwitch.tsx';
import { OwnSubscription } from './OwnSubscription.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlansLoading } from './PlansLoading.tsx';
import { useCycle } from './use-cycle.ts';

/** `/plans`: the plans on offer by the month or the year, the own one marked; administrators write them here too. */
export function PlanListPage(): ReactElement {
  useDocumentTitle('Plans');
  useBreadcrumbs([{ label: 'Plans' }]);
  const isAdmin = useSession()?.is_admin ?? false;
  const [edited, setEdited] = useState<Plan | 'new' | null>(null);
  const plans = usePlans();
  // The cycle of the own plan is shown first: without it the cards would jump once it is known.
  const isWaiting = useSubscription().isPending;
  const create = isAdmin ? (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setEdited('new')}>
      Create New Plan
    </Button>
  ) : null;
  return (
    <Page>
      <PageHeader
        title="Plans"
        description="Prices in USD. Change or cancel anytime; cancellation takes effect at the end of the billing period."
        actions={
          <>
            <SubscriptionNote />
            {create}
          </>
        }
      />
      <OwnSubscription />
      <PlanUseCard />
      {plans.isPending || (plans.data && isWaiting) ? <PlansLoading /> : null}
      {plans.isError && !plans.data ? (
        <Card>
          <LoadError title="Failed to load plans" query={plans} />
        </Card>
      ) : null}
      {plans.data?.length === 0 ? <NoPlans isAdmin={isAdmin} /> : null}
      {plans.data && !isWaiting ? (
        <PlansOnOffer plans={plans.data} edited={edited} onEdit={setEdited} isAdmin={isAdmin} />
      ) : null}
    </Page>
  );
}

interface PlansOnOfferProps {
  readonly plans: readonly Plan[];
  readonly isAdmin: boolean;
  /** The plan whose form is open, 'new' for a plan that is not there yet. */
  readonly edited: Plan | 'new' | null;
  readonly onEdit: (plan: Plan | null) => void;
}

function PlansOnOffer({ plans, isAdmin, edited, onEdit }: PlansOnOfferProps): ReactElement {
  const [cycle, setCycle] = useCycle(plans);

  function show(saved: Plan) {
    onEdit(null);
    if (saved.billing_cycle !== cycle) setCycle(saved.billing_cycle);
  }

  return (
    <>
      <CycleSwitch plans={plans} cycle={cycle} onChange={setCycle} />
      <PlanGrid plans={offersIn(cycle, plans)} all={plans} isAdmin={isAdmin} onEdit={onEdit} />
      {edited !== null ? (
        <PlanFormDialog plan={edited === 'new' ? null : edited} onClose={() => onEdit(null)} onSaved={show} />
      ) : null}
    </>
  );
}

function NoPlans({ isAdmin }: { readonly isAdmin: boolean }): ReactElement {
  return (
    <Card>
      <EmptyState
        title="No plans available yet"
        description={
          isAdmin ? 'Create a plan to publish it right away.' : 'You can use all of Shortlist without a plan.'
        }
      />
    </Card>
  );
}

export { PlanListPage as Component };
