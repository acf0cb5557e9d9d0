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

/** A mocked refusal, with the status that goes with its code. */
export function refuse(
  endpoint: EndpointDefinition,
  code: ErrorCode,
  refusal: { readonly error: string; readonly errors?: Readonly<Record<string, string>> },
): MockedCall {
  return on(endpoint, () =>
    HttpResponse.json(
      { error: refusal.error, errors: refusal.errors ?? {}, code, request_id: 'story' },
      { status: STATUS_OF[code] },
    ),
  );
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

function on(endpoint: EndpointDefinition, resolver: Resolver): MockedCall {
  const path = `*${endpoint.path}`;
  switch (endpoint.method) {
    case 'GET':
      return http.get(path, resolver);
    case 'POST':
      return http.post(path, resolver);
    case 'PUT':
      return http.put(path, resolver);
    case 'DELETE':
      return http.delete(path, resolver);
  }
}
