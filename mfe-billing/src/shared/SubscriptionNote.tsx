import type { ReactElement } from 'react';
import { useSubscription } from './billing-queries.ts';
import { nextStepOf } from './plan-texts.ts';
import styles from './SubscriptionNote.module.css';

/** The own subscription in one line; absent while it isn't known. */
export function SubscriptionNote(): ReactElement | null {
  const { data: subscription, dataUpdatedAt } = useSubscription();
  if (!subscription) return null;
  if (subscription.plan === null) return <p className={styles.note}>You have no active subscription.</p>;
  const next = nextStepOf(subscription, new Date(dataUpdatedAt));
  return <p className={styles.note}>{[subscription.plan.name, next].filter(Boolean).join(', ')}</p>;
}
