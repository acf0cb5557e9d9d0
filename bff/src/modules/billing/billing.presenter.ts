import type { Plan as PlanView, Subscription as SubscriptionView } from '@shortlist/api-contract';
import { timestampOrNull } from '../../db/timestamp.ts';
import type { Plan } from './plan.entity.ts';
import type { Subscription } from './subscription.entity.ts';

export function presentPlan(plan: Plan): PlanView {
  return {
    id: plan.id,
    name: plan.name,
    tagline: plan.tagline ?? null,
    description: plan.description ?? null,
    price: plan.price,
    billing_cycle: plan.billingCycle,
    feature_flags: plan.featureFlags ?? null,
  };
}

export function presentSubscription(
  found: { subscription: Subscription; plan: Plan } | null,
): SubscriptionView {
  if (found === null) return NONE;
  const { subscription, plan } = found;
  return {
    plan: presentPlan(plan),
    is_active: subscription.isActive,
    start_date: timestampOrNull(subscription.startDate ?? null),
    end_date: timestampOrNull(subscription.endDate ?? null),
    trial_end_date: timestampOrNull(subscription.trialEndDate ?? null),
    auto_renew: subscription.autoRenew,
  };
}

const NONE: SubscriptionView = {
  plan: null,
  is_active: false,
  start_date: null,
  end_date: null,
  trial_end_date: null,
  auto_renew: false,
};
