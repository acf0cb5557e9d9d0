import type { ModelOutcome } from '@shortlist/api-contract';

/** Tokens that a server says it has read and written. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

export type FailureKind = Exclude<ModelOutcome, 'answered'>;

interface FailureDetails {
  /** The status of the answer, where there was one. */
  readonly status?: number | undefined;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs?: number | undefined;
  /** What an answer that can't be used has cost. */
  readonly usage?: TokenUsage | null | undefined;
  readonly cause?: unknown;
}

/** Why a model gave no answer that can be used. Its message never holds words of the resume or of the model. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly usage: TokenUsage | null;

  constructor(kind: FailureKind, message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.usage = details.usage ?? null;
  }
}
