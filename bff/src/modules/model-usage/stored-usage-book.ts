import { sql } from '@mikro-orm/core';
import type { Spent, UsageBook } from '@shortlist/engine';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { ModelCall } from './model-call.entity.ts';

/** The book of all processes of a database. */
export function createStoredUsageBook(database: Pick<Database, 'fork'>): UsageBook {
  return {
    async spentSince(moment) {
      const [spent] = await database.fork().execute<Spent[]>(sql`
        select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens,
          coalesce(sum(cost_micros), 0)::float8 as "costMicros"
        from model_calls where asked_at >= ${moment}`);
      return spent ?? { tokens: 0, costMicros: 0 };
    },
    async record({ tokens, ...entry }) {
      await database.fork().insert(ModelCall, {
        ...entry,
        id: newId(),
        inputTokens: tokens.input,
        outputTokens: tokens.output,
        askedAt: new Date(),
      });
    },
  };
}
