import { type ErrorBody, type ErrorCode, GENERIC_ERROR, STATUS_OF } from '@shortlist/api-contract';

/** Failures that the browser sees without the server's say: no answer at all, or one of another shape. */
export type BrowserErrorCode = 'network' | 'invalid_answer' | 'aborted';

interface ApiErrorDetails {
  readonly status: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string | null;
}

/** A call of /api that failed. `message` is a sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | BrowserErrorCode;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** A sentence for each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** What to tell the people who run the server; null when it did not answer. */
  readonly requestId: string | null;

  constructor(code: ErrorCode | BrowserErrorCode, message: string, details: ApiErrorDetails) {
    super(message);
    this.code = code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId ?? null;
  }
}

/** The sentence to show for a failure: the server's own below 500, a general one above. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return GENERIC_ERROR;
  return error.status >= 500 ? GENERIC_ERROR : error.message;
}

/** The server's own sentence for a call that it refused; `fallback` where it failed or had none to say. */
export function serverMessageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'invalid_answer') return fallback;
  return error.status >= 400 && error.status < 500 ? error.message : fallback;
}

/** Whether the server itself said no; else it could not be asked at all, or something before it answered. */
export function wasRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0 && error.code !== 'invalid_answer';
}

/** Whether the server refused because of who asks: asking again gives the same answer. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'forbidden';
}

/** Reads an answer that is not a success. */
export function errorFrom(status: number, body: unknown): ApiError {
  if (!isErrorBody(body)) return new ApiError('invalid_answer', GENERIC_ERROR, { status });
  const { code, error, errors, request_id: requestId } = body;
  return new ApiError(code, error, { status, fields: errors, requestId });
}

/** By hand, since it decides what people read and no schema is at hand: a proxy in between answers as it likes. */
function isErrorBody(body: unknown): body is ErrorBody {
  const { code, error, errors, request_id } = (body ?? {}) as Partial<Record<keyof ErrorBody, unknown>>;
  const isKnown = typeof code === 'string' && Object.hasOwn(STATUS_OF, code);
  const isText = typeof error === 'string' && typeof request_id === 'string';
  return isKnown && isText && typeof errors === 'object' && errors !== null;
}
