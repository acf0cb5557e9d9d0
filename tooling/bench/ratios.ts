import { appendFileSync } from 'node:fs';
import { z } from 'zod';

/** One figure of a benchmark beside what it is compared with, which was measured in the same run or is a budget. */
export const Ratio = z.object({
  /** What was measured, with its unit: `time to content of /joblist, ms`. */
  what: z.string(),
  value: z.number(),
  /** What it is compared with, by name: `a plain bundle`, `budget`. */
  against: z.string(),
  limit: z.number(),
  /** What `value / limit` should be: at most this, or at least; null where it is only told. */
  goal: z
    .object({ atMost: z.number() })
    .or(z.object({ atLeast: z.number() }))
    .nullable(),
});
export type Ratio = z.infer<typeof Ratio>;

/** Where `npm run bench` waits for ratios: a file, one JSON object a line. */
export const RATIOS_FILE = 'BENCH_RATIOS';

/** Tells `npm run bench` some ratios; a benchmark that runs alone has printed them already. */
export function tellRatios(ratios: readonly Ratio[]): void {
  const file = process.env[RATIOS_FILE];
  if (file) appendFileSync(file, ratios.map((ratio) => `${JSON.stringify(Ratio.parse(ratio))}\n`).join(''));
}

/** A figure that should stay within a budget. */
export const withinBudget = (what: string, value: number, limit: number): Ratio => ({
  what,
  value,
  against: 'budget',
  limit,
  goal: { atMost: 1 },
});
