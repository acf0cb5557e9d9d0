import type { Plan as PlanView } from '@shortlist/api-contract';
import type { Plan } from './plan.entity.ts';

export function presentPlan(plan: Plan): PlanView {
  return {
    id: plan.id,
    name: plan.name,
    tagline: plan.tagline ?? null,
    description: plan.description ?? null,
    price: plan.price,
    billing_cycle: plan.billingCycle,
    feature_flags: plan.featureFlags ?? null,
    trial_days: plan.trialDays,
    is_archived: plan.isArchived,
  };
}
