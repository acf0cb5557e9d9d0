import { featuresOf, type Plan } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatMoney } from '@shortlist/platform';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useCanStartTrial, useOwnPrice } from '../billing-queries/billing-queries.ts';
import type { Saving } from '../plan-offers/offers.ts';
import { PlanFeatures } from '../plan-offers/PlanFeatures.tsx';
import { otherPriceOf, priceOf } from '../plan-offers/plan-texts.ts';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  /** Against the same plan by the month; null when there is none. */
  readonly saving: Saving | null;
  /** What can be done with the plan. */
  readonly children: ReactNode;
}

/** A plan as it is sold: price, what to do about it, what it includes. */
export function PlanCard({ plan, isCurrent, saving, children }: PlanCardProps): ReactElement {
  const titleId = useId();
  const { amount, cycle } = priceOf(plan);
  const mayTry = useCanStartTrial();
  const paid = otherPriceOf(plan, useOwnPrice(plan));
  return (
    <article className={styles.plan} data-current={isCurrent} aria-labelledby={titleId}>
      <Stack as="header" gap={0.5}>
        <Inline as="h2" id={titleId}>
          <Text size="heading" wrap="anywhere">
            {plan.name}
          </Text>
          {isCurrent ? <Badge tone="accent">Your plan</Badge> : null}
        </Inline>
        {plan.tagline ? (
          <Text as="p" tone="quiet">
            {plan.tagline}
          </Text>
        ) : null}
        <Text as="p" tone="quiet" className={styles.price}>
          <Text size="display" tone="strong" className={styles.amount}>
            {amount}
          </Text>{' '}
          {cycle}
        </Text>
        {saving ? (
          <Text as="p" tone="positive">
            Saves {formatMoney(saving.amount)} a year ({saving.percent}%)
          </Text>
        ) : null}
        {paid ? (
          <Text as="p" tone="quiet">
            {paid}
          </Text>
        ) : null}
        {mayTry && plan.trial_days > 0 ? (
          <Text as="p" tone="quiet">
            {trialOf(plan.trial_days)}
          </Text>
        ) : null}
      </Stack>
      <Inline align="start" className={styles.actions}>
        {children}
      </Inline>
      <PlanFeatures label={`${plan.name} includes`} features={featuresOf(plan)} />
    </article>
  );
}

function trialOf(days: number): string {
  return days === 1 ? '1-day free trial' : `${days}-day free trial`;
}
