import type { JobListQuery } from '@shortlist/api-contract';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../db/kysely.ts';
import { startOfUtcDay } from './stage-by-age.ts';

/** Since when a position was posted; undefined for all of them. */
type Posted = JobListQuery['posted'] | 'all';

/** Positions posted in the time that is going on: days, weeks from Monday on, and months, all of UTC. */
export function isPostedIn(time: Posted, now: Date): Expression<SqlBool> {
  const { eb, lit } = expressionBuilder<Tables, 'jobs'>();
  const start = startOf(time, now);
  return start === null ? lit(true) : eb('created_at', '>=', start.toISOString());
}

function startOf(time: Posted, now: Date): Date | null {
  switch (time) {
    case undefined:
    case 'all':
      return null;
    case 'today':
      return startOfUtcDay(now);
    case 'week':
      return startOfUtcDay(now, -((now.getUTCDay() + 6) % 7));
    case 'month':
      return startOfUtcDay(now, 1 - now.getUTCDate());
  }
}
