import { Card, CardBody } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { type ReactElement, useId } from 'react';
import { useSubscription } from '../billing-queries/billing-queries.ts';
import { nextStepOf, paidPriceOf } from '../plan-offers/plan-texts.ts';
import { ManageBilling } from '../subscription/ManageBilling.tsx';
import { SubscriptionBadge, SubscriptionWarning } from '../subscription/SubscriptionStatus.tsx';
import { subscriptionStatusOf } from '../subscription/subscription-status.ts';
import styles from './OwnSubscription.module.css';

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
        <CardBody className={styles.own}>
          <SubscriptionWarning standing={standing} />
          <Stack gap={0.5}>
            <h2 className={styles.name} id={titleId}>
              <Text tone="quiet">{subscription.is_active ? 'Your plan:' : 'Your last plan:'}</Text>{' '}
              {subscription.plan.name} <SubscriptionBadge standing={standing} />
            </h2>
            <Text as="p" size="dense" tone="quiet">
              {[price, next].filter(Boolean).join(', ')}
            </Text>
          </Stack>
          <Stack gap={2} align="start">
            <ManageBilling />
          </Stack>
        </CardBody>
      </Card>
    </section>
  );
}
