import { GIGABYTE, NO_LIMITS, type PlanInput } from '@shortlist/api-contract';
import { addMissingPlans } from '../../modules/plans/plans.service.ts';
import type { EntityManager } from '../database.ts';

const STARTER: PlanInput = {
  name: 'Starter',
  tagline: 'For your first hires',
  description: 'Every feature at no cost, for as long as you like.',
  price: 0,
  billing_cycle: 'month',
  trial_days: 0,
  limits: { positions: 100, resumes: 2000, ai_runs: 20_000, storage_bytes: 5 * GIGABYTE },
  feature_flags: JSON.stringify([
    'Scores with quotes from the resume',
    'Batch matching and comparison',
    'CSV export',
    'No credit card required',
  ]),
};

const TEAM = {
  name: 'Team',
  tagline: 'For a hiring team',
  description: 'The same product as Starter with more room, and an invoice for every payment.',
  trial_days: 14,
  limits: { positions: 1000, resumes: 20_000, ai_runs: 200_000, storage_bytes: 50 * GIGABYTE },
  feature_flags: JSON.stringify(['Everything in Starter', 'An invoice for every payment', 'Cancel anytime']),
} as const;

const COMPANY = {
  name: 'Company',
  tagline: 'For year-round hiring',
  description: 'No feature is held back from the smaller plans. This one has no limits.',
  trial_days: 0,
  limits: NO_LIMITS,
  feature_flags: JSON.stringify(['Everything in Team']),
} as const;

/** They promise what every account has, and more or less room: limits that the server enforces. */
const PLANS: readonly PlanInput[] = [
  STARTER,
  { ...TEAM, price: 49, billing_cycle: 'month' },
  { ...TEAM, price: 490, billing_cycle: 'year' },
  { ...COMPANY, price: 99, billing_cycle: 'month' },
  { ...COMPANY, price: 990, billing_cycle: 'year' },
];

/** Adds the plans of the demo; what is there stays as it is. */
export function seedPlans(em: EntityManager): Promise<void> {
  return addMissingPlans(em, PLANS);
}
