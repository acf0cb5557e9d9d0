import type { Plan } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { type ReactElement, useState } from 'react';
import { useOwnPlan } from '../billing-queries/billing-queries.ts';
import { savingOf } from '../plan-offers/offers.ts';
import { DeletePlanDialog } from './DeletePlanDialog.tsx';
import styles from './PlanCard.module.css';
import { PlanCard } from './PlanCard.tsx';

interface PlanGridProps {
  readonly plans: readonly Plan[];
  /** With those of the other cycle, to compare the prices with. */
  readonly all: readonly Plan[];
  readonly isAdmin: boolean;
  readonly onEdit: (plan: Plan) => void;
}

/** The plans side by side. */
export function PlanGrid({ plans, all, isAdmin, onEdit }: PlanGridProps): ReactElement {
  const current = useOwnPlan();
  const [doomed, setDoomed] = useState<Plan | null>(null);
  return (
    <>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} isCurrent={plan.id === current?.id} saving={savingOf(plan, all)}>
              {isAdmin ? (
                <AdminActions plan={plan} onEdit={onEdit} onDelete={setDoomed} />
              ) : (
                <ButtonLink
                  size="form"
                  href={`/plans/${plan.id}`}
                  aria-label={`${actionFor(plan, current?.id)}: ${plan.name}`}
                >
                  {actionFor(plan, current?.id)}
                </ButtonLink>
              )}
            </PlanCard>
          </li>
        ))}
      </ul>
      <DeletePlanDialog plan={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}

function actionFor(plan: Plan, current: string | undefined): string {
  return plan.id === current ? 'View Details' : 'View Details & Subscribe';
}

interface AdminActionsProps {
  readonly plan: Plan;
  readonly onEdit: (plan: Plan) => void;
  readonly onDelete: (plan: Plan) => void;
}

function AdminActions({ plan, onEdit, onDelete }: AdminActionsProps): ReactElement {
  return (
    <>
      <ButtonLink size="form" href={`/plans/${plan.id}`} aria-label={`View Details: ${plan.name}`}>
        View Details
      </ButtonLink>
      <Button size="form" aria-label={`Edit: ${plan.name}`} onPress={() => onEdit(plan)}>
        Edit
      </Button>
      <Button size="form" aria-label={`Delete: ${plan.name}`} onPress={() => onDelete(plan)}>
        Delete
      </Button>
    </>
  );
}
