import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ModelFailure } from './model-failure.ts';

const TOO_LONG =
  /context[_ ]length|context window|maximum context|too many tokens|prompt is too long|exceeds? .{0,30}tokens/i;

/** Any error of a request as the failure that it is. */
export function failureOf(error: unknown): ModelFailure {
  const own = ownFailureIn(error);
  if (own !== null) return own;
  if (error instanceof SyntaxError)
    return new ModelFailure('malformed', "The response isn't JSON.", { cause: error });
  if (error instanceof APIConnectionTimeoutError)
    return new ModelFailure('timeout', 'The request timed out.', { cause: error });
  if (error instanceof APIConnectionError || !(error instanceof APIError) || error.status === undefined) {
    return new ModelFailure('unreachable', "Couldn't reach the server, or the connection dropped.", {
      cause: error,
    });
  }
  return failureOfStatus(error, error.status);
}

/** What the server says of a request that it refuses. */
export function errorMessageIn(error: APIError): string {
  return `${error.param ?? ''} ${error.code ?? ''} ${error.message}`.slice(0, 2000);
}

function failureOfStatus(error: APIError, status: number): ModelFailure {
  const details = { status, retryAfterMs: retryAfterMsOf(error.headers ?? new Headers()) };
  if (status === 429)
    return new ModelFailure('rate_limited', 'The server is rate limiting requests.', details);
  if (status === 401 || status === 403)
    return new ModelFailure('unauthorised', 'The server rejected the API key.', details);
  if (status === 408 || status >= 500)
    return new ModelFailure('server_error', 'The server returned an error.', details);
  if (status === 413 || TOO_LONG.test(errorMessageIn(error))) {
    return new ModelFailure('too_long', 'The prompt is too long for the model.', details);
  }
  return new ModelFailure('rejected', 'The server rejected the request.', details);
}

/** A stream that we ended fails with our own error, perhaps wrapped by whoever read it. */
function ownFailureIn(error: unknown): ModelFailure | null {
  if (error instanceof ModelFailure) return error;
  return error instanceof Error && error.cause !== undefined ? ownFailureIn(error.cause) : null;
}

/** Seconds or a date, as HTTP has it, or milliseconds as OpenAI does. */
function retryAfterMsOf(headers: Headers): number | undefined {
  const ms = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
