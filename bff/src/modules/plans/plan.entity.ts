import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { BILLING_CYCLES } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

export const Plan = defineEntity({
  name: 'Plan',
  tableName: 'plans',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    /** Of the plans on offer it is unique for each cycle: one name may be sold by the month and by the year. */
    name: p.text(),
    tagline: p.text().nullable(),
    description: p.text().nullable(),
    /** US dollars a cycle; two decimals, so that it is whole cents. */
    price: p.decimal('number').precision(10).scale(2),
    billingCycle: p.text().$type<(typeof BILLING_CYCLES)[number]>(),
    /** JSON text, as the contract's `parseFeatureFlags` reads it. */
    featureFlags: p.text().nullable(),
    /** How much the plan includes, as the contract's `PlanLimits`; null: without a limit. */
    limitPositions: p.integer().nullable(),
    limitResumes: p.integer().nullable(),
    limitAiRuns: p.integer().nullable(),
    limitStorageBytes: p.bigint('number').nullable(),
    trialDays: p.integer().default(0),
    isArchived: p.boolean().default(false),
    /** Counts the changes, so that each is made at Stripe once. */
    version: p.integer().default(1),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
  indexes: [
    { name: 'plans_cheapest_index', properties: ['price', 'id'] },
    {
      name: 'plans_name_and_cycle_on_offer_unique',
      properties: ['name', 'billingCycle'],
      expression:
        'create unique index "plans_name_and_cycle_on_offer_unique" on "plans" ("name", "billing_cycle") where not is_archived',
    },
  ],
});
export type Plan = InferEntity<typeof Plan>;
