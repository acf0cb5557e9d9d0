import type { PlanLimits, Plan as PlanView } from '@shortlist/api-contract';
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
    limits: limitsOf(plan),
    trial_days: plan.trialDays,
    is_archived: plan.isArchived,
  };
}

/** How much a plan includes. */
export function limitsOf(plan: Plan): PlanLimits {
  return {
    positions: plan.limitPositions ?? null,
    resumes: plan.limitResumes ?? null,
    ai_runs: plan.limitAiRuns ?? null,
    storage_bytes: plan.limitStorageBytes ?? null,
  };
}
