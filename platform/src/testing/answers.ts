import { type EndpointDefinition, type ErrorCode, type ReplyOf, STATUS_OF } from '@shortlist/api-contract';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { assertContract, breachOfReply, breachOfRequest } from './assert-contract.ts';

/** A mocked call, for `parameters.msw.handlers` of a story. */
export type MockedCall = RequestHandler;

type ReplyMaker<E extends EndpointDefinition> = (
  request: Request,
  params: Readonly<Record<string, unknown>>,
) => ReplyOf<E> | Promise<ReplyOf<E>>;

/**
 * A mocked success of an endpoint, for stories and tests. The request and the reply are held to the contract, so a
 * story can't send what the server would refuse, or show what it could never say: it fails.
 */
export function mockResponse<E extends EndpointDefinition>(
  endpoint: E,
  reply: ReplyOf<E> | ReplyMaker<E>,
): MockedCall {
  return on(endpoint, async ({ request, params }) => {
    const given = typeof reply === 'function' ? await (reply as ReplyMaker<E>)(request, params) : reply;
    const breach = breachOfReply(endpoint, given);
    if (breach) return refuseBreach(breach);
    return HttpResponse.json(endpoint.response.parse(given) as object, { status: endpoint.status ?? 200 });
  });
}

/**
 * A mocked list with keyset pages, held to the contract as `answer` is: its rows in pages of the `limit` asked for,
 * the next cursor in the Link header.
 */
export function answerPages<E extends EndpointDefinition>(
  endpoint: E,
  rowsOf: (request: Request) => ReplyOf<E> & readonly unknown[],
): MockedCall {
  return on(endpoint, ({ request }) => {
    const rows = rowsOf(request);
    const { searchParams } = new URL(request.url);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit') ?? rows.length);
    const page = rows.slice(start, end);
    const breach = breachOfReply(endpoint, page);
    if (breach) return refuseBreach(breach);
    const next = end < rows.length ? { link: `<${endpoint.path}?cursor=${end}>; rel="next"` } : {};
    return HttpResponse.json(endpoint.response.parse(page) as object, { headers: next });
  });
}

interface Refusal {
  readonly error: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly once?: boolean;
}

/** Refusals of a request that is not as agreed: it is not held to the contract. */
const OF_THE_REQUEST: readonly ErrorCode[] = [
  'malformed_json',
  'invalid_input',
  'not_found',
  'no_files',
  'payload_too_large',
  'file_too_large',
  'too_many_files',
];

/** A mocked refusal, with the status that goes with its code; with `once` the handlers after it answer the next call. */
export function mockError(endpoint: EndpointDefinition, code: ErrorCode, refusal: Refusal): MockedCall {
  const body = { error: refusal.error, errors: refusal.errors ?? {}, code, request_id: 'story' };
  const options = { once: refusal.once ?? false, isChecked: !OF_THE_REQUEST.includes(code) };
  return on(endpoint, () => HttpResponse.json(body, { status: STATUS_OF[code] }), options);
}

/** An answer that is not the API's own, but the page of some proxy before it. */
export function answerPage(endpoint: EndpointDefinition, status: number): MockedCall {
  return on(endpoint, () => HttpResponse.html('<h1>Bad gateway</h1>', { status }));
}

/** A call that never answers: the loading state. */
export function mockPending(endpoint: EndpointDefinition): MockedCall {
  return on(endpoint, async () => {
    await delay('infinite');
    return new HttpResponse(null);
  });
}

/** A call that finds nobody: the network is down. */
export function unreachable(endpoint: EndpointDefinition): MockedCall {
  return on(endpoint, () => HttpResponse.error());
}

/** As the server would put it, and the story or the test fails besides. */
function refuseBreach(sentence: string): Response {
  assertContract.report(sentence);
  const body = { error: sentence, errors: {}, code: 'internal', request_id: 'story' };
  return HttpResponse.json(body, { status: STATUS_OF.internal });
}

type Resolver = Parameters<typeof http.get>[1];

interface HandlerOptions {
  readonly once?: boolean;
  /** Whether the request is held to the contract. */
  readonly isChecked?: boolean;
}

function on(
  endpoint: EndpointDefinition,
  resolve: Resolver,
  { once = false, isChecked = true }: HandlerOptions = {},
): MockedCall {
  const path = `*${endpoint.path}`;
  const resolver: Resolver = async (info) => {
    const breach = isChecked ? await breachOfRequest(endpoint, info.request, info.params) : null;
    return breach ? refuseBreach(breach) : resolve(info);
  };
  const options = { once };
  switch (endpoint.method) {
    case 'GET':
      return http.get(path, resolver, options);
    case 'POST':
      return http.post(path, resolver, options);
    case 'PUT':
      return http.put(path, resolver, options);
    case 'DELETE':
      return http.delete(path, resolver, options);
  }
}
