import type { EntityManager } from '../../src/db/database.ts';

/** The sandbox's own time, in seconds: the real one, and as much ahead as it was advanced. */
export async function sandboxNow(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ ahead_seconds: string }[]>(
    'select ahead_seconds from sandbox_stripe_clock',
  );
  return Math.floor(Date.now() / 1000) + Number(row?.ahead_seconds ?? 0);
}

/** Lets so many seconds pass at once. */
export async function advanceClock(em: EntityManager, seconds: number): Promise<void> {
  await em.execute('update sandbox_stripe_clock set ahead_seconds = ahead_seconds + ?', [seconds]);
}

export const DAY = 24 * 60 * 60;

/** The end of the period that begins at `start`: a day of the month that a month lacks is its last. */
export function periodEnd(anchor: number, start: number, interval: 'month' | 'year'): number {
  const step = interval === 'year' ? 12 : 1;
  let months = step;
  while (addMonths(anchor, months) <= start) months += step;
  return addMonths(anchor, months);
}

function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
