import { type EndpointDefinition, type ErrorCode, type ReplyOf, STATUS_OF } from '@shortlist/api-contract';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';

/** A mocked call, for `parameters.msw.handlers` of a story. */
export type MockedCall = RequestHandler;

type ReplyMaker<E extends EndpointDefinition> = (
  request: Request,
  params: Readonly<Record<string, unknown>>,
) => ReplyOf<E> | Promise<ReplyOf<E>>;

/**
 * A mocked success of an endpoint, for stories and tests. The reply is parsed by the contract, so a story
 * can't show what the server could never say.
 */
export function answer<E extends EndpointDefinition>(
  endpoint: E,
  reply: ReplyOf<E> | ReplyMaker<E>,
): MockedCall {
  return on(endpoint, async ({ request, params }) => {
    const given = typeof reply === 'function' ? await (reply as ReplyMaker<E>)(request, params) : reply;
    const body = endpoint.response.parse(given);
    return HttpResponse.json(body as object, { status: endpoint.status ?? 200 });
  });
}

interface Refusal {
  readonly error: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly once?: boolean;
}

/** A mocked refusal, with the status that goes with its code; with `once` the handlers after it answer the next call. */
export function refuse(endpoint: EndpointDefinition, code: ErrorCode, refusal: Refusal): MockedCall {
  const body = { error: refusal.error, errors: refusal.errors ?? {}, code, request_id: 'story' };
  const options = { once: refusal.once ?? false };
  return on(endpoint, () => HttpResponse.json(body, { status: STATUS_OF[code] }), options);
}

/** An answer that is not the API's own, but the page of some proxy before it. */
export function answerPage(endpoint: EndpointDefinition, status: number): MockedCall {
  return on(endpoint, () => HttpResponse.html('<h1>Bad gateway</h1>', { status }));
}

/** A call that never answers: the loading state. */
export function never(endpoint: EndpointDefinition): MockedCall {
  return on(endpoint, async () => {
    await delay('infinite');
    return new HttpResponse(null);
  });
}

/** A call that finds nobody: the network is down. */
export function unreachable(endpoint: EndpointDefinition): MockedCall {
  return on(endpoint, () => HttpResponse.error());
}

type Resolver = Parameters<typeof http.get>[1];

function on(endpoint: EndpointDefinition, resolver: Resolver, options = { once: false }): MockedCall {
  const path = `*${endpoint.path}`;
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
