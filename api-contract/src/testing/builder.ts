import type { z } from 'zod';
import type { MatchBand } from '../matches.ts';

/** A builder: a valid object of the contract, with what matters to the caller laid over it. */
type Builder<In, Out> = (overrides?: Partial<In>) => Out;

/** Makes a builder of a schema from what a valid object of it has by default, beside what it is given. */
export function builder<In extends object, Out>(
  schema: z.ZodType<Out, In>,
  defaults: (overrides: Partial<In>) => In,
): Builder<In, Out> {
  return (overrides = {}) => schema.parse({ ...defaults(overrides), ...overrides });
}

let lastId = 0;

/** A new valid id, the same sequence in every run. */
export function anId(): string {
  return `0190a000-0000-7000-8000-${String(++lastId).padStart(12, '0')}`;
}

/** When everything happened. */
export const AT = '2026-11-20T09:12:00.000Z';

/** An engine's signature. */
export const ENGINE = { name: 'local', version: '1.0.0', fingerprint: 'f'.repeat(64), note: null } as const;

/** What a score says in a word, as the local engine has it. */
export function bandOf(score: number): MatchBand {
  if (score >= 0.5) return 'strong';
  return score >= 0.2 ? 'possible' : 'weak';
}
