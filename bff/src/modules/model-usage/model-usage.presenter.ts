import { MODEL_WORK, type ModelCall, type ModelUsage } from '@shortlist/api-contract';
import type { EngineSettings, ModelSettings } from '@shortlist/engine';
import { timestamp } from '../../db/timestamp.ts';
import type { CallRow, UsageRow } from './model-usage.service.ts';

type Totals = ModelUsage['today'];

/** The report of the rows of 30 days, as of a moment. */
export function presentUsage(rows: readonly UsageRow[], engine: EngineSettings, now: Date): ModelUsage {
  const today = totalsOf(rows.filter(({ day }) => day === now.toISOString().slice(0, 10)));
  const settings = engine.kind === 'openai' ? engine.model : null;
  const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({ day, ...totalsOf(own) }));
  const kinds = MODEL_WORK.map((kind) => ({ kind, ...totalsOf(rows.filter((row) => row.kind === kind)) }));
  const outcomes = [...Map.groupBy(rows, ({ outcome }) => outcome)].map(([outcome, own]) => ({
    outcome,
    calls: totalsOf(own).calls,
  }));
  return {
    engine: engine.kind,
    lacks: engine.kind === 'openai' && engine.model === null ? engine.lacks : null,
    model: settings?.model ?? null,
    server: settings === null ? null : new URL(settings.baseUrl).host,
    prices: settings?.prices ?? null,
    tokens_per_call: settings?.maxTokens ?? null,
    budget: settings === null ? null : budgetOf(settings, today),
    today,
    days,
    kinds: kinds.filter(({ calls }) => calls > 0),
    outcomes: outcomes.sort((a, b) => b.calls - a.calls),
  };
}

export function presentCall({ cost_micros, ...call }: CallRow): ModelCall {
  return {
    id: call.id,
    kind: call.kind,
    model: call.model,
    outcome: call.outcome,
    attempts: call.attempts,
    input_tokens: call.input_tokens,
    output_tokens: call.output_tokens,
    is_estimated: call.is_estimated,
    cost_usd: dollarsOf(cost_micros),
    took_ms: call.took_ms,
    asked_at: timestamp(call.asked_at),
  };
}

function totalsOf(rows: readonly UsageRow[]): Totals {
  const sum = (of: (row: UsageRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const isPriced = rows.some((row) => row.cost_micros !== null);
  return {
    calls: sum(({ calls }) => calls),
    answered: sum((row) => (row.outcome === 'answered' ? row.calls : 0)),
    input_tokens: sum((row) => row.input_tokens),
    output_tokens: sum((row) => row.output_tokens),
    cost_usd: isPriced ? dollarsOf(sum((row) => row.cost_micros ?? 0)) : null,
  };
}

function budgetOf({ dailyBudget }: ModelSettings, today: Totals): ModelUsage['budget'] {
  if (dailyBudget === null) return null;
  const isTokens = 'tokens' in dailyBudget;
  const limit = isTokens ? dailyBudget.tokens : dailyBudget.dollars;
  const used = isTokens ? today.input_tokens + today.output_tokens : (today.cost_usd ?? 0);
  return { unit: isTokens ? 'tokens' : 'usd', limit, used, left: Math.max(0, limit - used) };
}

function dollarsOf(micros: number | null): number | null {
  return micros === null ? null : micros / 1_000_000;
}
