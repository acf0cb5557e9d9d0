import type { Logger } from 'pino';
import { callModelWithLimits, estimateTokens, type ModelCallResult, questionOf } from './call-model.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import type { ModelClient } from './client/model-client.ts';
import { ModelFailure } from './client/model-failure.ts';
import type { ModelSettings } from './client/openai-settings.ts';
import { createDailyBudget } from './daily-budget.ts';
import type { Task } from './task.ts';
import { costMicrosOf, type UsageEntry, type UsageStore } from './usage-store.ts';

/** For whom a model is asked. */
export interface ModelRequestContext extends Pick<UsageEntry, 'kind' | 'ownerId'> {
  readonly signal?: AbortSignal | undefined;
}

/** Where models are asked: within the budgets, not while their server fails, and everything written down. */
export interface ModelGateway {
  /**
   * The answer of a model.
   *
   * @throws ModelFailure that says why there is none, or the reason of the signal.
   */
  ask<Result, Answer>(task: Task<Result, Answer>, errand: ModelRequestContext): Promise<Result>;
}

export interface ModelGatewayOptions {
  readonly settings: ModelSettings;
  readonly client: ModelClient;
  readonly book: UsageStore;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The first pause between attempts, half a second unless told. */
  readonly pauseMs?: number;
}

/** An operator has to mend these: until then asking again is of no use. */
const FOR_OPERATORS = {
  unauthorised:
    'The model server rejected OPENAI_API_KEY. Set a valid key. Using the built-in engine for now.',
  rejected:
    'The model server rejected the request. Check OPENAI_BASE_URL and OPENAI_MODEL. Using the built-in engine for now.',
} as const;
const OPERATOR_PAUSE_MS = 5 * 60_000;
/** The server is well, whatever it answered. */
const WELL = new Set(['refused', 'too_long', 'truncated']);
/** A server that asks to be left alone for longer than an answer may take. */
const LONG_WAIT_MS = 1_000;

/** What a call costs that was never made. */
const NOT_ASKED = { attempts: 0, tokens: { input: 0, output: 0 }, isEstimated: false, tookMs: 0 };

export function createModelGateway(options: ModelGatewayOptions): ModelGateway {
  const { settings, client, book, log, pauseMs = 500 } = options;
  const breaker = createCircuitBreaker();
  const budget = createDailyBudget(settings, { book, now: () => new Date() });
  const write = (
    { ownerId, kind }: ModelRequestContext,
    { kind: outcome, ...asked }: Omit<ModelCallResult<unknown>, 'outcome'> & Ended,
  ) => {
    const costMicros = costMicrosOf(asked.tokens, settings.prices);
    return book.record({ ownerId, kind, model: settings.model, ...asked, outcome, costMicros });
  };
  const turnAway = async (
    kind: 'too_long' | 'budget' | 'paused',
    errand: ModelRequestContext,
  ): Promise<never> => {
    await write(errand, { kind, ...NOT_ASKED });
    throw new ModelFailure(kind, "The AI model wasn't called.");
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
        const asked = await callModelWithLimits(task, {
          ...settings,
          client,
          pauseMs,
          signal: errand.signal,
        });
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
function learn(
  breaker: CircuitBreaker,
  { outcome }: ModelCallResult<unknown>,
  log: ModelGatewayOptions['log'],
): void {
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
    if (isOpen)
      log.warn({ kind }, 'The AI model is paused after repeated failures. Using the built-in engine.');
  }
}

interface Ended {
  readonly kind: UsageEntry['outcome'];
  readonly tookMs: number;
}
