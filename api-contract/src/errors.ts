import { z } from 'zod';

/** Every code that an error body can carry. A new one does not compile until `STATUS_OF` maps it. */
export const ERROR_CODES = [
  'malformed_json',
  'invalid_signature',
  'invalid_input',
  'no_files',
  'wrong_credentials',
  'second_factor_required',
  'invalid_token',
  'unauthenticated',
  'plan_limit',
  'cross_origin',
  'forbidden',
  'email_unverified',
  'not_found',
  'method_not_allowed',
  'email_taken',
  'conflict',
  'already_subscribed',
  'payload_too_large',
  'file_too_large',
  'too_many_files',
  'file_wrong_type',
  'file_empty',
  'file_encrypted',
  'file_corrupt',
  'file_no_text',
  'file_too_long',
  'file_too_complex',
  'file_infected',
  'no_text',
  'rate_limited',
  'internal',
  'unavailable',
  'not_configured',
  'timeout',
] as const;

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The HTTP status that goes with each code. */
export const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  malformed_json: 400,
  invalid_signature: 400,
  invalid_input: 400,
  no_files: 400,
  wrong_credentials: 401,
  second_factor_required: 401,
  invalid_token: 401,
  unauthenticated: 401,
  plan_limit: 402,
  cross_origin: 403,
  forbidden: 403,
  email_unverified: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  conflict: 409,
  already_subscribed: 409,
  payload_too_large: 413,
  file_too_large: 413,
  too_many_files: 413,
  file_wrong_type: 415,
  file_empty: 422,
  file_encrypted: 422,
  file_corrupt: 422,
  file_no_text: 422,
  file_too_long: 422,
  file_too_complex: 422,
  file_infected: 422,
  no_text: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  not_configured: 503,
  timeout: 504,
};

/** The body of every answer under /api that is not a success. */
export const ErrorBody = z.object({
  /** A sentence for a person: what is wrong and what to do. */
  error: z.string(),
  /** A sentence for each field that is wrong; present also, and empty, when none is. */
  errors: z.record(z.string(), z.string()),
  code: ErrorCode,
  request_id: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** What people read when the server failed in a way that it can't explain. */
export const GENERIC_ERROR = 'Something went wrong. Please try again';

/** What every call that scores can answer, besides what follows from its access, path, query, and body. */
export const SCORING_ERRORS = ['no_text', 'plan_limit', 'rate_limited', 'timeout', 'unavailable'] as const;

/** Why a file is rejected. When no file of an upload is accepted, the answer is the error of the first. */
export const FILE_ERRORS = [
  'file_too_large',
  'file_wrong_type',
  'file_empty',
  'file_encrypted',
  'file_corrupt',
  'file_no_text',
  'file_too_long',
  'file_too_complex',
  'file_infected',
] as const;
