import { Card, CardBody } from '@shortlist/design-system/Card';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { type ReactElement, useId } from 'react';
import { useSubscription } from '../billing-queries/billing-queries.ts';
import { nextStepOf, paidPriceOf } from '../plan-offers/plan-texts.ts';
import { ManageBilling } from '../subscription/ManageBilling.tsx';
import { SubscriptionBadge, SubscriptionWarning } from '../subscription/SubscriptionStatus.tsx';
import { subscriptionStatusOf } from '../subscription/subscription-status.ts';

/** The own subscription over the plans: where it stands, what comes next, the billing portal. Absent for who never had one. */
export function OwnSubscription(): ReactElement | null {
  const titleId = useId();
  const { data: subscription, dataUpdatedAt } = useSubscription();
  if (!subscription?.plan || !subscription.price) return null;
  const standing = subscriptionStatusOf(subscription);
  const { amount, cycle } = paidPriceOf(subscription.price);
  // A trial says what follows it.
  const price = standing === 'trialing' ? null : `${amount} ${cycle}`;
  const next = nextStepOf(subscription, new Date(dataUpdatedAt));
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <Stack as={CardBody} gap={3}>
          <SubscriptionWarning standing={standing} />
          <Inline gap={6} rowGap={3} justify="between">
            <Stack gap={0.5}>
              <Inline as="h2" rowGap={1} id={titleId}>
                <Text size="panel" tone="quiet">
                  {subscription.is_active ? 'Your plan:' : 'Your last plan:'}
                </Text>{' '}
                <Text size="panel" wrap="anywhere">
                  {subscription.plan.name}
                </Text>{' '}
                <SubscriptionBadge standing={standing} />
              </Inline>
              <Text as="p" size="dense" tone="quiet">
                {[price, next].filter(Boolean).join(', ')}
              </Text>
            </Stack>
            <Stack gap={2} align="start">
              <ManageBilling />
            </Stack>
          </Inline>
        </Stack>
      </Card>
    </section>
  );
}
