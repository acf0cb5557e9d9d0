import type { Logger } from 'pino';
import { type Asked, askWithCare, estimateTokens, questionOf } from './ask-with-care.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { ModelClient } from './client/model-client.ts';
import { ModelFailure } from './client/model-failure.ts';
import type { ModelSettings } from './client/openai-settings.ts';
import { createDailyBudget } from './daily-budget.ts';
import type { Task } from './task.ts';
import { costMicrosOf, type UsageBook, type UsageEntry } from './usage-book.ts';

/** For whom a model is asked. */
export interface Errand extends Pick<UsageEntry, 'kind' | 'ownerId'> {
  readonly signal?: AbortSignal | undefined;
}

/** Where models are asked: within the budgets, not while their server fails, and everything written down. */
export interface ModelDesk {
  /**
   * The answer of a model.
   *
   * @throws ModelFailure that says why there is none, or the reason of the signal.
   */
  ask<Result, Answer>(task: Task<Result, Answer>, errand: Errand): Promise<Result>;
}

export interface DeskParts {
  readonly settings: ModelSettings;
  readonly client: ModelClient;
  readonly book: UsageBook;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The first pause between attempts, half a second unless told. */
  readonly pauseMs?: number;
}

/** An operator has to mend these: until then asking again is of no use. */
const FOR_OPERATORS = {
  unauthorised:
    'The server of the model refuses OPENAI_API_KEY: set a valid key. Until then the local engine does the work.',
  rejected:
    'The server of the model refuses what it is asked: see whether OPENAI_BASE_URL and OPENAI_MODEL are right. Until then the local engine does the work.',
} as const;
const OPERATOR_PAUSE_MS = 5 * 60_000;
/** The server is well, whatever it answered. */
const WELL = new Set(['refused', 'too_long', 'truncated']);
/** A server that asks to be left alone for longer than an answer may take. */
const LONG_WAIT_MS = 1_000;

export function createModelDesk({ settings, client, book, log, pauseMs = 500 }: DeskParts): ModelDesk {
  const breaker = createCircuitBreaker();
  const budget = createDailyBudget(settings, { book, now: () => new Date() });
  const write = (errand: Errand, asked: Omit<Asked<unknown>, 'outcome'> & Ended) =>
    book.record({
      ownerId: errand.ownerId,
      kind: errand.kind,
      model: settings.model,
      outcome: asked.kind,
      attempts: asked.attempts,
      tokens: asked.tokens,
      isEstimated: asked.isEstimated,
      costMicros: costMicrosOf(asked.tokens, settings.prices),
      tookMs: asked.tookMs,
    });
  const turnAway = async (kind: 'too_long' | 'budget' | 'paused', errand: Errand): Promise<never> => {
    await write(errand, {
      kind,
      attempts: 0,
      tokens: { input: 0, output: 0 },
      isEstimated: false,
      tookMs: 0,
    });
    throw new ModelFailure(kind, 'The model was not asked.');
  };
  return {
    async ask(task, errand) {
      errand.signal?.throwIfAborted();
      const start = performance.now();
      const tokens = { input: estimateTokens(questionOf(task)), output: task.roomTokens };
      if (tokens.input + tokens.output > settings.maxTokens) return turnAway('too_long', errand);
      const reserved = await budget.reserve(tokens);
      if (reserved === null) return turnAway('budget', errand);
      try {
        if (!breaker.mayAsk()) return await turnAway('paused', errand);
        const asked = await askWithCare(task, { ...settings, client, pauseMs, signal: errand.signal });
        learn(breaker, asked, log);
        const tookMs = Math.round(performance.now() - start);
        await write(errand, { ...asked, kind: asked.outcome.kind, tookMs });
        if (asked.outcome.kind === 'answered') return asked.outcome.result;
        errand.signal?.throwIfAborted();
        throw asked.outcome.failure;
      } finally {
        reserved.release();
      }
    },
  };
}

/** Leaves a server alone that fails, and tells the operator what they can mend. */
function learn(breaker: CircuitBreaker, { outcome }: Asked<unknown>, log: DeskParts['log']): void {
  if (outcome.kind === 'answered') {
    breaker.succeed();
    return;
  }
  const { kind, failure } = outcome;
  if (kind === 'cancelled') breaker.leave();
  else if (WELL.has(kind)) breaker.succeed();
  else if (kind === 'unauthorised' || kind === 'rejected') {
    breaker.fail(OPERATOR_PAUSE_MS);
    log.error({ status: failure.status }, FOR_OPERATORS[kind]);
  } else {
    const asksFor = failure.retryAfterMs ?? 0;
    const isOpen = breaker.fail(asksFor > LONG_WAIT_MS ? asksFor : undefined);
    if (isOpen) log.warn({ kind }, 'The model is left alone for a while; the local engine does the work.');
  }
}

interface Ended {
  readonly kind: UsageEntry['outcome'];
  readonly tookMs: number;
}
