import { sql } from '@mikro-orm/core';
import type { Override } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';

/** What a person says, as the database or the ORM returns it. */
export interface OverrideRow extends Omit<Override, 'at'> {
  readonly at: string | Date;
}

/** SQL of the override of `matches m` as an object, null without one. */
export const OVERRIDE_OF_MATCH = sql`(
  select json_build_object('verdict', o.verdict, 'score', o.score, 'reason', o.reason, 'at', o.at)
  from overrides o where o.job_id = m.job_id and o.resume_id = m.resume_id)`;

export function presentOverride({ verdict, score, reason, at }: OverrideRow): Override {
  return { verdict, score, reason, at: timestamp(at) };
}
