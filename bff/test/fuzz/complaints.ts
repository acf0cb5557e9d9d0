import { ErrorBody } from '@shortlist/api-contract';
import { codesOf } from '../../src/openapi/error-codes.ts';
import { expectDocumented } from '../support/documented.ts';
import type { FuzzRequest } from './request.ts';
import type { Answer } from './send.ts';

/** Words that only our own inside has: places in files, libraries, columns, the database's complaints. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\/(work|tmp|home|usr)\/|\.ts:\d|MikroORM|PGlite|DriverException|ValidationError|ZodError|password_hash|token_hash|storage_key|owner_id"|syntax error at|violates|relation "/;

/** The validator's own words, which no person should read. */
const JARGON =
  /Invalid input|Invalid option|Invalid string|expected (string|number|array|object|boolean)|Too (small|big):|received /;

/** Statuses with which Node answers what is no HTTP, before there is a request. */
const NOT_HTTP = new Set([400, 408, 414, 431]);

/**
 * What is wrong with an answer, whatever was asked; empty when nothing is.
 *
 * @param foreign texts that stand only in rows of other users.
 */
export function complaintsOf(asked: FuzzRequest, answer: Answer, foreign: readonly string[]): string[] {
  if (NOT_HTTP.has(answer.status) && answer.text === '' && answer.headers['x-request-id'] === undefined)
    return [];
  const complaints = [
    ...undocumented(asked, answer),
    ...foreign
      .filter((canary) => answer.text.includes(canary))
      .map((canary) => `tells of another user: ${canary}`),
    ...(answer.headers['x-request-id'] === undefined ? ['has no X-Request-Id'] : []),
  ];
  if (answer.status < 400 || asked.method === 'HEAD') {
    return answer.status >= 500 ? [...complaints, `is a ${answer.status}`] : complaints;
  }
  return [...complaints, ...complaintsOfError(asked, answer)];
}

/** What the API document says otherwise. */
function undocumented({ method, target }: FuzzRequest, { status, headers, text }: Answer): string[] {
  const type = headers['content-type'] ?? '';
  const body = type.startsWith('application/json') ? parseOrNull(text) : undefined;
  try {
    const reply = { status, text, body, headers: new Headers({ 'content-type': type }) };
    expectDocumented({ method, path: target }, reply);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function complaintsOfError(asked: FuzzRequest, { status, text }: Answer): string[] {
  const parsed = ErrorBody.strict().safeParse(parseOrNull(text));
  if (!parsed.success) return [`is no error body of the contract: ${text.slice(0, 200)}`];
  const { code, error, errors } = parsed.data;
  const words = [error, ...Object.values(errors)].join('\n');
  return [
    ...(status >= 500 && !(code === 'not_configured' && codesOf(asked.call).includes(code))
      ? [`is a ${status} ${code}`]
      : []),
    ...(INSIDE.test(words) ? [`tells of the inside: ${words.slice(0, 300)}`] : []),
    ...(JARGON.test(words) ? [`speaks as the validator does: ${words.slice(0, 300)}`] : []),
  ];
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
