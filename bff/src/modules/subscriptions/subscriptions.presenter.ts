import type { SubscriptionPrice, Subscription as SubscriptionView } from '@shortlist/api-contract';
import { timestampOrNull } from '../../db/timestamp.ts';
import { presentPlan } from '../plans/plans.presenter.ts';
import { centsOf } from '../plans/plans.service.ts';
import { isActiveNow, type OwnSubscription } from './subscriptions.service.ts';

export function presentSubscription(found: OwnSubscription | null): SubscriptionView {
  if (found === null) return NONE;
  const { subscription, plan } = found;
  return {
    plan: presentPlan(plan),
    price: priceOf(found),
    status: subscription.status,
    is_active: isActiveNow(subscription),
    start_date: timestampOrNull(subscription.startDate ?? null),
    end_date: timestampOrNull(subscription.endDate ?? null),
    trial_end_date: timestampOrNull(subscription.trialEndDate ?? null),
    auto_renew: subscription.autoRenew,
  };
}

/** What is paid; of a subscription that was given by hand what its plan costs. */
function priceOf({ subscription, plan }: OwnSubscription): SubscriptionPrice {
  const { priceCents, priceCurrency, priceCycle } = subscription;
  if (typeof priceCents === 'number' && priceCurrency && priceCycle)
    return { amount_cents: priceCents, currency: priceCurrency, billing_cycle: priceCycle };
  return { amount_cents: centsOf(plan.price), currency: 'usd', billing_cycle: plan.billingCycle };
}

const NONE: SubscriptionView = {
  plan: null,
  price: null,
  status: 'none',
  is_active: false,
  start_date: null,
  end_date: null,
  trial_end_date: null,
  auto_renew: false,
};
