import { z } from 'zod';
import type { HealthLimits } from '../health/limits.ts';

/** How each limit is called in the variable, and what it is there: minutes and percent are what people say. */
const WORDS = new Map(
  Object.entries<(value: number) => Partial<HealthLimits>>({
    minutes: (value) => ({ windowMs: value * 60_000 }),
    visitors: (value) => ({ minVisitors: value }),
    percent: (value) => ({ failingShare: value / 100 }),
    worse: (value) => ({ timesWorse: value }),
    networks: (value) => ({ minNetworks: value }),
    'per-network': (value) => ({ perNetwork: value }),
  }),
);

const sentence = `must be like visitors=20,percent=5; the words are ${[...WORDS.keys()].join(', ')}.`;

/** `RELEASE_HEALTH`: what is named replaces that default. */
export const ReleaseHealth = z.string().transform((text, context): Partial<HealthLimits> => {
  const limits: Partial<HealthLimits> = {};
  for (const pair of text.split(',')) {
    const [word = '', value = ''] = pair.split('=').map((part) => part.trim());
    const limit = WORDS.get(word);
    if (!limit || !/^\d+(\.\d+)?$/.test(value) || Number(value) === 0) {
      context.addIssue({ code: 'custom', message: sentence });
      return z.NEVER;
    }
    Object.assign(limits, limit(Number(value)));
  }
  return limits;
});
