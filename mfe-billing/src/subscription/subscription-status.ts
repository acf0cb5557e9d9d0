import type { Subscription } from '@shortlist/api-contract';

/**
 * Where a subscription stands: none; incomplete (its first payment is); a trial; active; past due (a payment failed, the plan
 * goes on); ending (canceled, runs until its end); ended.
 */
export type SubscriptionStatus =
  | 'none'
  | 'incomplete'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'ending'
  | 'ended';

/** Reads the one word that a person needs from what the server says of a subscription. */
export function subscriptionStatusOf({
  plan,
  status,
  is_active,
  auto_renew,
}: Subscription): SubscriptionStatus {
  if (plan === null) return 'none';
  if (!is_active) return status === 'incomplete' ? 'incomplete' : 'ended';
  if (status === 'past_due') return 'past_due';
  if (!auto_renew) return 'ending';
  return status === 'trialing' ? 'trialing' : 'active';
}
