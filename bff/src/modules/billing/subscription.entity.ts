import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

export const Subscription = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().unique(),
    planId: p.uuid().index('subscriptions_plan_id_index'),
    isActive: p.boolean(),
    startDate: p.datetime().columnType('timestamptz').nullable(),
    endDate: p.datetime().columnType('timestamptz').nullable(),
    trialEndDate: p.datetime().columnType('timestamptz').nullable(),
    autoRenew: p.boolean(),
  },
});
export type Subscription = InferEntity<typeof Subscription>;
