import { fillPath, GENERIC_ERROR, type RawEndpointDefinition } from '@shortlist/api-contract';
import type { z } from 'zod';
import { currentUser, sessionEnded } from '../session/session-store.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { streamUnderWay } from './pending-requests.ts';
import { readServerEvents } from './server-events.ts';

export interface WatchOptions<S extends z.ZodType> {
  readonly params: Readonly<Record<string, string>>;
  /** Name of the events that are wanted; others are passed over. */
  readonly event: string;
  /** What their data is, of the contract. */
  readonly schema: S;
  /** Ends the watching; the loop then ends without an error. */
  readonly signal: AbortSignal;
  /** Milliseconds before the second attempt after the connection was lost; 2 s unless told. */
  readonly retryMs?: number;
}

/**
 * Follows a stream of server-sent events of /api. When the connection is lost or the server ends it, it is
 * opened again: leave the loop at the event that is the last.
 *
 *     for await (const batch of watch(rawEndpoints.batches.events, options)) {
 *       show(batch);
 *       if (batch.finished_at !== null) break;
 *     }
 *
 * @returns the data of each event, parsed by `schema`.
 * @throws ApiError with the server's code and sentence when it refuses; `invalid_answer` when an event's data
 *   is not the contract's. A connection that is lost is no error.
 */
export function watch<S extends z.ZodType>(
  endpoint: RawEndpointDefinition,
  options: WatchOptions<S>,
): AsyncGenerator<z.output<S>> {
  return streamUnderWay(follow(endpoint, options));
}

async function* follow<S extends z.ZodType>(
  endpoint: RawEndpointDefinition,
  options: WatchOptions<S>,
): AsyncGenerator<z.output<S>> {
  const { signal, retryMs = 2000 } = options;
  while (!signal.aborted) {
    const body = await open(fillPath(endpoint.path, options.params), signal);
    if (body === 'ended') return;
    if (body !== 'lost') yield* parsedEvents(endpoint, options, body);
    await pause(retryMs, signal);
  }
}

async function* parsedEvents<S extends z.ZodType>(
  endpoint: RawEndpointDefinition,
  { event, schema, signal }: WatchOptions<S>,
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<z.output<S>> {
  for await (const { name, data } of readServerEvents(body, signal)) {
    if (name === event) yield parse(endpoint, schema, data);
  }
}

type Opened = ReadableStream<Uint8Array<ArrayBuffer>> | 'lost' | 'ended';

async function open(address: string, signal: AbortSignal): Promise<Opened> {
  const headers = { accept: 'text/event-stream' };
  const init: RequestInit = { headers, signal, credentials: 'same-origin', cache: 'no-store' };
  const asker = currentUser();
  const response = await fetch(address, init).catch(() => null);
  // No answer, or that of a proxy whose server is away: both pass.
  if (response === null || response.status >= 500) return 'lost';
  if (response.status === 204) return 'ended';
  if (response.ok) return response.body ?? 'lost';
  const error = errorFrom(response.status, await response.json().catch(() => null));
  if (error.code === 'unauthenticated') sessionEnded(asker);
  throw error;
}

function parse<S extends z.ZodType>(endpoint: RawEndpointDefinition, schema: S, data: string): z.output<S> {
  const parsed = schema.safeParse(jsonOf(data));
  if (parsed.success) return parsed.data;
  const error = new ApiError('invalid_answer', GENERIC_ERROR, { status: 200 });
  error.cause = new Error(`Unexpected event from ${endpoint.id}.`, { cause: parsed.error });
  throw error;
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
