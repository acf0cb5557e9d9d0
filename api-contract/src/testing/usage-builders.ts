import type { z } from 'zod';
import { ModelCall, ModelUsage } from '../model-usage.ts';
import { builder } from './builder.ts';

const TODAY = { calls: 214, answered: 205, input_tokens: 611_400, output_tokens: 98_300, cost_usd: 0.4019 };
const NONE = { calls: 0, answered: 0, input_tokens: 0, output_tokens: 0, cost_usd: null };

/** What a model was asked for on two days, within a budget in dollars. */
export const someModelUsage = builder(
  ModelUsage,
  (): z.input<typeof ModelUsage> => ({
    engine: 'openai',
    lacks: null,
    model: 'a-small-model',
    server: 'models.example',
    prices: { input: 0.4, output: 1.6 },
    tokens_per_call: 20_000,
    budget: { unit: 'usd', limit: 5, used: 0.4019, left: 4.5981 },
    today: TODAY,
    days: [
      { day: '2026-11-22', ...TODAY },
      {
        day: '2026-11-21',
        calls: 96,
        answered: 96,
        input_tokens: 270_100,
        output_tokens: 44_000,
        cost_usd: 0.1784,
      },
    ],
    kinds: [
      {
        kind: 'analysis',
        calls: 60,
        answered: 58,
        input_tokens: 150_000,
        output_tokens: 60_000,
        cost_usd: 0.156,
      },
      {
        kind: 'match',
        calls: 250,
        answered: 243,
        input_tokens: 731_500,
        output_tokens: 82_300,
        cost_usd: 0.4243,
      },
    ],
    outcomes: [
      { outcome: 'answered', calls: 301 },
      { outcome: 'timeout', calls: 6 },
      { outcome: 'malformed', calls: 3 },
    ],
  }),
);

/** The local engine, which asks nobody. */
export const noModelUsage = someModelUsage({
  engine: 'local',
  model: null,
  server: null,
  prices: null,
  tokens_per_call: null,
  budget: null,
  today: NONE,
  days: [],
  kinds: [],
  outcomes: [],
});

/** A match that was answered. */
export const aModelCall = builder(
  ModelCall,
  (): z.input<typeof ModelCall> => ({
    id: '01a20435-ed59-7000-973e-96129bc3fbd3',
    kind: 'match',
    model: 'a-small-model',
    outcome: 'answered',
    attempts: 1,
    input_tokens: 2940,
    output_tokens: 410,
    is_estimated: false,
    cost_usd: 0.001832,
    took_ms: 3210,
    asked_at: '2026-11-22T14:04:00.000Z',
  }),
);
