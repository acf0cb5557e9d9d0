import { APIError, OpenAI } from 'openai';
import { cappedFetch } from './capped-fetch.ts';
import { errorMessageIn, failureOf } from './failure-of.ts';
import type { ModelFailure } from './model-failure.ts';
import type { ModelQuestion } from './model-question.ts';
import type { ModelSettings } from './openai-settings.ts';
import { type Completed, readCompletion } from './read-completion.ts';
import { bodyIn, FIRST_DIALECT, nextResponseFormat, type ResponseFormat } from './response-format.ts';

/** Asks a model once. */
export interface ModelClient {
  /** @throws ModelFailure, or the reason of the signal when that ended it. */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<Completed>;
}

/** Refusals of the form are learned from: so many at most for one question. */
const MOST_DIALECTS = 6;

/** A client of one server and one model. It learns how the server wants to be asked, and keeps to it. */
export function createModelClient(settings: ModelSettings): ModelClient {
  const sdk = new OpenAI({
    // The SDK insists on a key; a server on this machine doesn't look at it.
    apiKey: settings.apiKey ?? 'none',
    baseURL: settings.baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: settings.deadlineMs,
    fetch: cappedFetch,
    logLevel: 'off',
  });
  let learned = FIRST_DIALECT;
  const send = async (
    dialect: ResponseFormat,
    question: ModelQuestion,
    signal: AbortSignal,
  ): Promise<unknown> => sdk.chat.completions.create(bodyIn(dialect, settings.model, question), { signal });
  return {
    async ask(question, signal) {
      let dialect = learned;
      for (let attempt = 1; ; attempt += 1) {
        try {
          const body = await send(dialect, question, signal);
          learned = dialect;
          return readCompletion(body);
        } catch (error) {
          signal.throwIfAborted();
          const failure = failureOf(error);
          const next = attempt < MOST_DIALECTS ? dialectAfter(dialect, error, failure) : null;
          if (next === null) throw failure;
          dialect = next;
        }
      }
    },
  };
}

/** Another way to ask, where the server refuses this one. */
function dialectAfter(dialect: ResponseFormat, error: unknown, failure: ModelFailure): ResponseFormat | null {
  const isAboutForm = failure.kind === 'rejected' && (failure.status === 400 || failure.status === 422);
  return isAboutForm && error instanceof APIError ? nextResponseFormat(dialect, errorMessageIn(error)) : null;
}
