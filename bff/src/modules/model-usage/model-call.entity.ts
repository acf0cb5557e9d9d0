import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ModelCall as ModelCallView } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** One analysis or match for which a model was asked; written once. */
export const ModelCall = defineEntity({
  name: 'ModelCall',
  tableName: 'model_calls',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().nullable(),
    kind: p.text().$type<ModelCallView['kind']>(),
    model: p.text(),
    outcome: p.text().$type<ModelCallView['outcome']>(),
    attempts: p.integer(),
    inputTokens: p.integer(),
    outputTokens: p.integer(),
    isEstimated: p.boolean(),
    /** Millionths of a US dollar; null where no prices were set. */
    costMicros: p.double().nullable(),
    tookMs: p.integer(),
    askedAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
  indexes: [
    { name: 'model_calls_newest_index', properties: ['askedAt', 'id'] },
    { name: 'model_calls_owner_id_index', properties: ['ownerId', 'id'] },
  ],
});
export type ModelCall = InferEntity<typeof ModelCall>;
