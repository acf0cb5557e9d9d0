import { Card, CardBody } from '@shortlist/design-system/Card';
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
          <div className={styles.words}>
            <h2 className={styles.name} id={titleId}>
              <span className={styles.label}>
                {subscription.is_active ? 'Your plan:' : 'Your last plan:'}
              </span>{' '}
              {subscription.plan.name} <SubscriptionBadge standing={standing} />
            </h2>
            <p className={styles.next}>{[price, next].filter(Boolean).join(', ')}</p>
          </div>
          <div className={styles.manage}>
            <ManageBilling />
          </div>
        </CardBody>
      </Card>
    </section>
  );
}
