import type { Assessment } from '@shortlist/api-contract';
import { expressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../db/kysely.ts';
import { timestamp } from '../../db/timestamp.ts';

/** What a person says, as the database or the ORM returns it. */
export interface OverrideRow extends Omit<Assessment, 'at'> {
  readonly at: string | Date;
}

/** The override of `matches m` as an object, null without one. */
export const OVERRIDE_OF_MATCH = jsonObjectFrom(
  expressionBuilder<Tables & { m: Tables['matches'] }, 'm'>()
    .selectFrom('overrides as o')
    .select(['o.verdict', 'o.score', 'o.reason', 'o.at'])
    .whereRef('o.job_id', '=', 'm.job_id')
    .whereRef('o.resume_id', '=', 'm.resume_id'),
);

export function presentOverride({ verdict, score, reason, at }: OverrideRow): Assessment {
  return { verdict, score, reason, at: timestamp(at) };
}
