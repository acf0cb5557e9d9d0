import { type EndpointDefinition, fillPath, type InputOf, type OutputOf } from '@shortlist/api-contract';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The call goes on after the page that made it has been left. */
  readonly keepalive?: boolean;
}

/** The parts of an input, as every endpoint may have them. */
export interface InputParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: unknown;
  readonly files?: readonly File[];
}

/** The arguments after the endpoint: the input is optional where nothing in it is required. */
export type CallArguments<E extends EndpointDefinition, Options> =
  object extends InputOf<E>
    ? [input?: InputOf<E>, options?: Options]
    : [input: InputOf<E>, options?: Options];

/** The address of a call, with its path and query filled in. */
export function addressOf(endpoint: Pick<EndpointDefinition, 'path'>, input: InputParts): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const query = search.size > 0 ? `?${search}` : '';
  return fillPath(endpoint.path, input.params) + query;
}

/**
 * The answer of a success. The server has parsed it by the contract before it went out, so the descriptors of the browser
 * carry no schema and JSON passes as it is; an endpoint of `@shortlist/api-contract/schemas` has it parsed again.
 *
 * @param body undefined when the answer was no JSON.
 * @throws ApiError `invalid_answer` when it was none, or when its shape is not that of the endpoint's schema.
 */
export function parseAnswer<E extends EndpointDefinition>(
  endpoint: E,
  status: number,
  body: unknown,
): OutputOf<E> {
  const { response }: Partial<EndpointDefinition> = endpoint;
  const parsed = response?.safeParse(body) ?? { success: body !== undefined, data: body, error: undefined };
  if (parsed.success) return parsed.data as OutputOf<E>;
  const where = parsed.error?.issues[0]?.path.join('.') ?? '';
  throw new ApiError('invalid_answer', `Unexpected response from ${endpoint.id} (${where}).`, {
    status,
  });
}
