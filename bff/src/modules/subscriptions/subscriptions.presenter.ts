import type { Subscription as SubscriptionView } from '@shortlist/api-contract';
import { timestampOrNull } from '../../db/timestamp.ts';
import { presentPlan } from '../plans/plans.presenter.ts';
import { isActiveNow, type OwnSubscription } from './subscriptions.service.ts';

export function presentSubscription(found: OwnSubscription | null): SubscriptionView {
  if (found === null) return NONE;
  const { subscription, plan } = found;
  return {
    plan: presentPlan(plan),
    status: subscription.status,
    is_active: isActiveNow(subscription),
    start_date: timestampOrNull(subscription.startDate ?? null),
    end_date: timestampOrNull(subscription.endDate ?? null),
    trial_end_date: timestampOrNull(subscription.trialEndDate ?? null),
    auto_renew: subscription.autoRenew,
  };
}

const NONE: SubscriptionView = {
  plan: null,
  status: 'none',
  is_active: false,
  start_date: null,
  end_date: null,
  trial_end_date: null,
  auto_renew: false,
};
