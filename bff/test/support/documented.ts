import { ErrorBody } from '@shortlist/api-contract';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ApiCall, allCalls, templateOf } from '../../src/openapi/calls.ts';
import { createDocument } from '../../src/openapi/document.ts';
import type { Reply } from './reply.ts';

/** What may be answered where the document has no call. */
const UNMATCHED_CODES = new Set(['not_found', 'method_not_allowed', 'cross_origin']);

const document = createDocument();
const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(document, 'api');

const patterns = allCalls.map((call) => ({ call, pattern: patternOf(call) }));
const compiled = new Map<string, ValidateFunction>();

/**
 * Holds an answer against the API document: its call has this status, with this type of content and this
 * shape, and no field besides. Every answer in every test of the BFF goes through it.
 *
 * @throws Error that says what the document lacks, or what the answer has too much.
 */
export function expectDocumented(asked: { method: string; path: string }, reply: Reply): void {
  const method = asked.method === 'HEAD' ? 'GET' : asked.method.toUpperCase();
  const path = asked.path.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/api/') || /^\/api\/docs(\/|$)/.test(path)) return;
  const call = callAt(method, path);
  // An answer to HEAD has no body to look at.
  if (call === undefined && asked.method === 'HEAD') return;
  if (call === undefined) expectUnmatched(`${method} ${path}`, reply);
  else expectAsWritten(call, asked.method, reply);
}

function expectAsWritten(call: ApiCall, method: string, reply: Reply): void {
  const { content } = responseOf(call, reply.status);
  const type = reply.headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (content[type] === undefined) throw complaint(call, reply, `has no content of type "${type}"`);
  if (type !== 'application/json' || method === 'HEAD') return;
  const validate = validatorOf(call, reply.status);
  if (!validate(reply.body))
    throw complaint(call, reply, `does not allow this: ${ajv.errorsText(validate.errors)}`);
}

/** The call that takes this method at this path; a fixed part of a path goes before a named one. */
function callAt(method: string, path: string): ApiCall | undefined {
  const fitting = patterns.filter(({ call, pattern }) => call.method === method && pattern.test(path));
  return fitting.sort((one, other) => named(one.call) - named(other.call))[0]?.call;
}

function named({ path }: ApiCall): number {
  return path.split(':').length;
}

function patternOf({ path }: ApiCall): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:[a-zA-Z]+/g, '[^/]+')}/?$`, 'i');
}

function expectUnmatched(asked: string, { status, body }: Reply): void {
  const parsed = ErrorBody.strict().safeParse(body);
  if (parsed.success && UNMATCHED_CODES.has(parsed.data.code)) return;
  throw new Error(
    `The API document has no call ${asked}, and yet it answered ${status}: add it to the contract.`,
  );
}

function responseOf(call: ApiCall, status: number): { content: Record<string, unknown> } {
  const responses = document.paths[templateOf(call.path)]?.[call.method.toLowerCase()]?.responses ?? {};
  const response = responses[status];
  if (response !== undefined) return response as { content: Record<string, unknown> };
  const known = Object.keys(responses).join(', ');
  throw new Error(
    `The API document says that ${call.id} answers ${known}, and it answered ${status}: add its code to the errors of the endpoint.`,
  );
}

function validatorOf(call: ApiCall, status: number): ValidateFunction {
  const place = [templateOf(call.path), call.method.toLowerCase(), 'responses', String(status)];
  const pointer = ['paths', ...place, 'content', 'application/json', 'schema'].map(escaped).join('/');
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` });
  compiled.set(pointer, known);
  return known;
}

/** A part of a JSON pointer inside of a URL. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function complaint({ id }: ApiCall, { status, text }: Reply, what: string): Error {
  return new Error(`${id} answered ${status}, for which the API document ${what}\n${text.slice(0, 500)}`);
}
