import type { Plan } from '@shortlist/api-contract';
import { Link } from '@shortlist/design-system/Link';
import { Text } from '@shortlist/design-system/Text';
import { formatMoney } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { usePlans } from '../billing-queries/billing-queries.ts';
import { otherCycleOf, savingOf } from '../plan-offers/offers.ts';
import { priceOf } from '../plan-offers/plan-texts.ts';

/** The same plan in the other cycle, with what a year saves; absent when it is sold in one cycle only. */
export function OtherCycle({ plan }: { readonly plan: Plan }): ReactElement | null {
  const plans = usePlans().data ?? [];
  const twin = plan.is_archived ? undefined : otherCycleOf(plan, plans);
  if (twin === undefined) return null;
  const { amount, cycle } = priceOf(twin);
  const saving = savingOf(plan, plans) ?? savingOf(twin, plans);
  const words = saving ? `, saving ${formatMoney(saving.amount)} a year (${saving.percent}%)` : '';
  return (
    <Text as="p" size="caption" tone="quiet">
      Or{' '}
      <Link href={`/plans/${twin.id}`}>
        {amount} {cycle}
      </Link>
      {words}.
    </Text>
  );
}
