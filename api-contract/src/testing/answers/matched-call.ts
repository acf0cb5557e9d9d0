import { allEndpoints, allRawEndpoints } from '../../endpoints.ts';
import { type ErrorBody, STATUS_OF } from '../../errors.ts';
import { type Call, FAILING } from './answers.ts';

const known: readonly Call[] = [...allEndpoints, ...allRawEndpoints];

/**
 * The call that a request makes; undefined when the contract has none.
 *
 * @param method of HTTP; HEAD asks like GET.
 * @param pathname `/api/jobs/7`, without the query.
 */
export function matchedCall(method: string, pathname: string): Call | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = known.filter((call) => call.method === asked && patternOf(call.path).test(pathname));
  // Where two fit, as /api/jobs/:id and a fixed word do, the one with fewer places counts.
  return found.toSorted((one, other) => placesIn(one) - placesIn(other))[0];
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`);

const placesIn = ({ path }: Call): number => path.split(':').length;

/** An answer as it goes over the wire. */
export interface SentAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What the server would send for an answer: JSON, a raw call's text, or its 500 for one that fails. */
export function mockResponseFor(call: Call, answer: unknown): SentAnswer {
  if (answer === FAILING) return { status: STATUS_OF.internal, ...json(STUMBLED) };
  if ('produces' in call) {
    const body = typeof answer === 'string' ? answer : '';
    return { status: 200, contentType: textTypeOf(call.produces), body };
  }
  return { status: call.status ?? 200, ...json(answer) };
}

/** An answer is kept as text, so of several types it is the one of text. */
const textTypeOf = (types: readonly string[]): string =>
  types.find((type) => type.startsWith('text/')) ?? 'application/octet-stream';

const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });

const STUMBLED: ErrorBody = {
  error: 'The server stumbled.',
  errors: {},
  code: 'internal',
  request_id: 'mocked',
};
