import type { EndpointDefinition, InputOf, OutputOf } from '@shortlist/api-contract';
import { currentUser, sessionEnded } from '../session/session-store.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { pendingRequests } from './pending-requests.ts';
import { addressOf, type CallArguments, type CallOptions, type InputParts, parseAnswer } from './request.ts';
import { whenOnline } from './when-online.ts';

/** One page of a list, and the cursor of the next; null on the last. */
export interface Page<T> {
  readonly data: T;
  readonly next: string | null;
}

/**
 * Calls an endpoint of /api with the session cookie; a write waits for a connection.
 *
 * @returns the answer, as the contract types it.
 * @throws ApiError with the server's code and sentence; `network` when no answer came,
 *   `invalid_answer` when it is no JSON (`parseAnswer`), `aborted` when `signal` fired.
 */
export async function call<E extends EndpointDefinition>(
  endpoint: E,
  ...[input, options]: CallArguments<E, CallOptions>
): Promise<OutputOf<E>> {
  return (await callPage(endpoint, input as InputOf<E>, options)).data;
}

/** As `call`, with the next cursor of the answer's `Link` header. */
export function callPage<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions = {},
): Promise<Page<OutputOf<E>>> {
  if (endpoint.method === 'GET') return ask(endpoint, input, options);
  return pendingRequests(whenOnline(options, () => ask(endpoint, input, options)));
}

async function ask<E extends EndpointDefinition>(
  endpoint: E,
  input: InputOf<E> | undefined,
  options: CallOptions,
): Promise<Page<OutputOf<E>>> {
  const parts = (input ?? {}) as InputParts;
  const asker = currentUser();
  const response = await send(addressOf(endpoint, parts), initOf(endpoint, parts, options));
  const body = await response.json().catch(() => undefined);
  if (!response.ok) {
    const error = errorFrom(response.status, body);
    if (error.code === 'unauthenticated' && endpoint.id !== 'auth.current') sessionEnded(asker);
    throw error;
  }
  return { data: parseAnswer(endpoint, response.status, body), next: nextCursor(response) };
}

function initOf(endpoint: EndpointDefinition, parts: InputParts, options: CallOptions): RequestInit {
  return {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.keepalive ? { keepalive: true } : {}),
  };
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw new ApiError('aborted', 'Canceled.', { status: 0 });
    const error = new ApiError('network', "Couldn't reach the server. Check your connection and try again.", {
      status: 0,
    });
    error.cause = cause;
    throw error;
  }
}

function nextCursor(response: Response): string | null {
  const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  return link ? new URL(link, 'http://page').searchParams.get('cursor') : null;
}
