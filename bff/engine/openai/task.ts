import type { z } from 'zod';

/** A question to a model, the form of its answer, and what to make of it. */
export interface Task<Result, Answer = unknown> {
  readonly system: string;
  readonly user: string;
  /** The name of the form. */
  readonly name: string;
  readonly form: z.ZodType<Answer>;
  /** Tokens that an answer needs at most. */
  readonly roomTokens: number;
  /** @throws ModelFailure malformed, when the answer can't be used after all. */
  read(answer: Answer): Promise<Result>;
}
