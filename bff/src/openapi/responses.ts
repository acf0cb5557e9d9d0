import { type ErrorCode, STATUS_OF } from '@shortlist/api-contract';
import { type ApiCall, isRaw } from './calls.ts';
import { codesOf } from './error-codes.ts';
import { keysOf } from './parameters.ts';
import type { Piece, Schemas } from './schemas.ts';

/** Lists that carry their cursors in the body, one a column. */
const CURSOR_IN_BODY = new Set(['dashboard.kanban']);
const SETS_COOKIE = new Set([
  'auth.login',
  'auth.signup',
  'auth.google',
  'auth.logout',
  'account.remove',
  'passwords.change',
  'passwords.reset',
  'verification.confirmSignup',
  'secondFactors.confirmAuthenticator',
  'secondFactors.removeAuthenticator',
  'secondFactors.addPasskey',
  'secondFactors.removePasskey',
  'passkeyLogin.logIn',
]);

/** The headers that answers share; each answer points to those it carries. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Request ID, as recorded in the server log.',
    required: true,
    schema: { type: 'string' },
  },
  Link: {
    description: 'The next page, as `<path>; rel="next"`; absent on the last page.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  'Set-Cookie': {
    description: 'The session cookie `sid`, over TLS `__Host-sid`: HttpOnly, SameSite=Lax.',
    schema: { type: 'string' },
  },
} as const;

/** The success, and one answer for each status of an error with the codes that it can carry. */
export function responsesOf(call: ApiCall, schemas: Schemas): Piece {
  const errors = Object.groupBy(codesOf(call), (code) => STATUS_OF[code]);
  return {
    [isRaw(call) ? 200 : (call.status ?? 200)]: successOf(call, schemas),
    ...Object.fromEntries(
      Object.entries(errors).map(([status, codes = []]) => [status, errorOf(Number(status), codes)]),
    ),
  };
}

function successOf(call: ApiCall, schemas: Schemas): Piece {
  const names: HeaderName[] = ['X-Request-Id'];
  if (isPaged(call)) names.push('Link');
  if (SETS_COOKIE.has(call.id)) names.push('Set-Cookie');
  return { description: call.summary, headers: headersOf(names), content: contentOf(call, schemas) };
}

function contentOf(call: ApiCall, schemas: Schemas): Piece {
  if (!isRaw(call)) return { 'application/json': { schema: schemas.of(call.response, 'output') } };
  return Object.fromEntries(
    call.produces.map((type) => [type, type.endsWith('/json') ? { schema: { type: 'object' } } : {}]),
  );
}

function isPaged(call: ApiCall): boolean {
  return 'cursor' in keysOf(call.query) && !CURSOR_IN_BODY.has(call.id);
}

function errorOf(status: number, codes: readonly ErrorCode[]): Piece {
  const names: HeaderName[] = status === 429 ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id'];
  const body = {
    allOf: [{ $ref: '#/components/schemas/ErrorBody' }, { properties: { code: { enum: codes } } }],
  };
  return {
    description: codes.join(', '),
    headers: headersOf(names),
    content: { 'application/json': { schema: body } },
  };
}

type HeaderName = keyof typeof HEADERS;

function headersOf(names: readonly HeaderName[]): Piece {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
