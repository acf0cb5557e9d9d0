import { Text } from '@shortlist/design-system/Text';
import type { ReactElement } from 'react';
import { useSubscription } from '../billing-queries/billing-queries.ts';
import styles from './SubscriptionNote.module.css';

/** That there is no active subscription; absent while one runs, or isn't known. */
export function SubscriptionNote(): ReactElement | null {
  const subscription = useSubscription().data;
  if (!subscription || subscription.is_active) return null;
  return (
    <Text as="p" size="dense" tone="quiet" className={styles.note}>
      You have no active subscription.
    </Text>
  );
}
