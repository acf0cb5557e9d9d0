import type { UsageStore } from '@shortlist/engine';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { ModelCall } from './model-call.entity.ts';

/** The book of all processes of a database. */
export function createUsageStore(database: Pick<Database, 'fork'>): UsageStore {
  return {
    async spentSince(moment) {
      return kysely(database.fork())
        .selectFrom('model_calls')
        .select(({ ref }) => [
          sql<number>`coalesce(sum(${ref('input_tokens')} + ${ref('output_tokens')}), 0)::float8`.as(
            'tokens',
          ),
          sql<number>`coalesce(sum(${ref('cost_micros')}), 0)::float8`.as('costMicros'),
        ])
        .where('asked_at', '>=', moment.toISOString())
        .executeTakeFirstOrThrow();
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
