import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@shortlist/api-contract/app-error';
import { z } from 'zod';
import type { ModelClient } from './client/model-client.ts';
import { type FailureKind, ModelFailure, type TokenUsage } from './client/model-failure.ts';
import type { ModelQuestion } from './client/model-question.ts';
import { readJson } from './read-json.ts';
import type { Task } from './task.ts';

/** What came of asking, whatever it was, and what it took. */
export interface ModelCallResult<Result> {
  readonly outcome: Answered<Result> | Failed;
  readonly attempts: number;
  readonly tokens: TokenUsage;
  /** Whether some of the tokens were not told by the server. */
  readonly isEstimated: boolean;
}

interface Answered<Result> {
  readonly kind: 'answered';
  readonly result: Result;
}

interface Failed {
  readonly kind: FailureKind;
  readonly failure: ModelFailure;
}

/** Within which limits a model is asked. */
export interface ModelCallLimits {
  readonly client: ModelClient;
  /** Over all attempts. */
  readonly deadlineMs: number;
  /** Tokens in and out, over all attempts. */
  readonly maxTokens: number;
  /** The first pause before another attempt; each further one is twice as long. */
  readonly pauseMs: number;
  /** Ends it where nobody waits any more. */
  readonly signal?: AbortSignal | undefined;
}

const MOST_ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 8_000;

/** What another attempt may mend. An answer in a wrong form is paid for, so of those there is one more only. */
const PASSING: ReadonlySet<FailureKind> = new Set(['rate_limited', 'server_error', 'unreachable']);

/** Failures of attempts that may have been paid for although no answer said so. */
const PAID: ReadonlySet<FailureKind> = new Set(['timeout', 'cancelled', 'malformed', 'truncated', 'refused']);

/**
 * Asks until there is an answer that can be used, within one deadline and one budget over all attempts. Between
 * attempts it waits as long as the server asks for, or longer each time, by chance, so that many callers don't come
 * back together. A failure of the model is an outcome and never thrown.
 */
export async function callModelWithLimits<Result, Answer>(
  task: Task<Result, Answer>,
  care: ModelCallLimits,
): Promise<ModelCallResult<Result>> {
  const deadline = AbortSignal.timeout(care.deadlineMs);
  const ends = performance.now() + care.deadlineMs;
  const spent = { attempts: 0, tokens: { input: 0, output: 0 }, isEstimated: false };
  const question = questionOf(task);
  const estimate = estimateTokens(question);
  for (;;) {
    spent.attempts += 1;
    const outcome = await tryOnce(task, question, { ...care, deadline });
    const mayHaveCost = outcome.kind === 'answered' || PAID.has(outcome.kind);
    const usage = outcome.usage ?? (mayHaveCost ? { input: estimate, output: 0 } : null);
    spent.isEstimated ||= outcome.usage === null && usage !== null;
    spent.tokens.input += usage?.input ?? 0;
    spent.tokens.output += usage?.output ?? 0;
    if (outcome.kind === 'answered') return { ...spent, outcome };
    const pause = pauseAfter(outcome, spent.attempts, care.pauseMs);
    const left = care.maxTokens - spent.tokens.input - spent.tokens.output;
    const isOver = performance.now() + pause >= ends || left < estimate + question.maxOutputTokens;
    if (!mayMend(outcome.kind, spent.attempts) || isOver) return { ...spent, outcome };
    const signals = [deadline, ...(care.signal === undefined ? [] : [care.signal])];
    await wait(pause, undefined, { signal: AbortSignal.any(signals) }).catch(() => {});
  }
}

/** Tokens that a question takes: more than English needs, since other texts have shorter tokens. */
export function estimateTokens({
  system,
  user,
  form,
}: Pick<ModelQuestion, 'system' | 'user' | 'form'>): number {
  return Math.ceil(Buffer.byteLength(system + user + JSON.stringify(form.schema)) / 3);
}

/** The question as it goes over the wire. */
export function questionOf<Result, Answer>(task: Task<Result, Answer>): ModelQuestion {
  const schema: Record<string, unknown> = { ...z.toJSONSchema(task.form) };
  delete schema.$schema;
  const { system, user, name, roomTokens: maxOutputTokens } = task;
  return { system, user, form: { name, schema }, maxOutputTokens };
}

interface Attempt extends ModelCallLimits {
  readonly deadline: AbortSignal;
}

type Tried<Result> = (Answered<Result> | Failed) & { readonly usage: TokenUsage | null };

async function tryOnce<Result, Answer>(
  task: Task<Result, Answer>,
  question: ModelQuestion,
  { client, signal, deadline }: Attempt,
): Promise<Tried<Result>> {
  let usage: TokenUsage | null = null;
  try {
    const any = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    any.throwIfAborted();
    const completed = await client.ask(question, any);
    usage = completed.usage;
    return { kind: 'answered', result: await task.read(readJson(completed.text, task.form)), usage };
  } catch (error) {
    const failure = whyOf(error, { signal, deadline });
    return { kind: failure.kind, failure, usage: usage ?? failure.usage };
  }
}

/** A fault of our own is none of the model's: it goes on to whoever handles those. */
function whyOf(error: unknown, { signal, deadline }: Pick<Attempt, 'signal' | 'deadline'>): ModelFailure {
  if (signal?.aborted === true) return new ModelFailure('cancelled', 'The request was canceled.');
  if (deadline.aborted) return new ModelFailure('timeout', 'The request timed out.');
  if (error instanceof ModelFailure) return error;
  // An answer that takes longer to read than any piece of work may.
  if (error instanceof AppError) return new ModelFailure('malformed', error.message);
  throw error;
}

function mayMend(kind: FailureKind, attempts: number): boolean {
  if (kind === 'malformed') return attempts < 2;
  return PASSING.has(kind) && attempts < MOST_ATTEMPTS;
}

/** At least as long as the server asks for, and not the same for everybody. */
function pauseAfter({ failure }: Failed, attempts: number, pauseMs: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 ** (attempts - 1));
  const own = longest * (0.5 + Math.random() / 2);
  return failure.retryAfterMs === undefined ? own : failure.retryAfterMs + own / 10;
}
