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
    name: p.text().unique(),
    tagline: p.text().nullable(),
    description: p.text().nullable(),
    /** US dollars a cycle. */
    price: p.decimal('number').precision(10).scale(2),
    billingCycle: p.text().$type<(typeof BILLING_CYCLES)[number]>(),
    /** JSON text, as the contract's `parseFeatureFlags` reads it. */
    featureFlags: p.text().nullable(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
});
export type Plan = InferEntity<typeof Plan>;
