import type { PlanInput } from '@shortlist/api-contract';
import { addMissingPlans } from '../../modules/plans/plans.service.ts';
import type { EntityManager } from '../database.ts';

const PLANS: readonly PlanInput[] = [
  {
    name: 'Starter',
    tagline: 'For your first hires',
    description: 'One recruiter, a handful of positions, every score with its evidence.',
    price: 0,
    billing_cycle: 'month',
    trial_days: 0,
    feature_flags: JSON.stringify(['5 open positions', '50 resumes a month', 'Scores with evidence']),
  },
  {
    name: 'Team',
    tagline: 'For a hiring team',
    description: 'Room for steady hiring: more positions, batch matching, the full match history.',
    price: 49,
    billing_cycle: 'month',
    trial_days: 14,
    feature_flags: JSON.stringify([
      '25 open positions',
      '1,000 resumes a month',
      'Scores with evidence',
      'Batch matching',
      'Match history',
    ]),
  },
  {
    name: 'Company',
    tagline: 'For hiring all year round',
    description: 'No limits on positions or resumes, billed once a year.',
    price: 990,
    billing_cycle: 'year',
    trial_days: 0,
    feature_flags: JSON.stringify([
      'Unlimited open positions',
      'Unlimited resumes',
      'Scores with evidence',
      'Batch matching',
      'Match history',
      'Priority support',
    ]),
  },
];

/** Adds the three plans of the demo; what is there stays as it is. */
export function seedPlans(em: EntityManager): Promise<void> {
  return addMissingPlans(em, PLANS);
}
