import type { EndpointDefinition, InputOf, OutputOf } from '@shortlist/api-contract';
import {
  infiniteQueryOptions,
  queryOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { callPage, type Page } from '../api/call.ts';
import type { InputParts } from '../api/request.ts';
import { captureCallSite } from './call-site.ts';
import { broadcastChange, invalidate } from './changes.ts';
import { queryClient } from './query-client.ts';

type Optional<T> = object extends T ? [input?: T] : [input: T];

/**
 * Query options for a read. The key starts with the endpoint's resource, so that a write anywhere, in
 * whichever remote, has it asked again.
 */
export function queryOf<E extends EndpointDefinition>(endpoint: E, ...[input]: Optional<InputOf<E>>) {
  return queryOptions<OutputOf<E>, ApiError>({
    queryKey: [endpoint.resource, endpoint.id, input ?? null],
    queryFn: captureCallSite(
      async ({ signal }) => (await callPage(endpoint, input as InputOf<E>, { signal })).data,
    ),
  });
}

/** Infinite query options for a list with keyset pages; `data.pages` holds `{ data, next }`. */
export function pagesOf<E extends EndpointDefinition>(endpoint: E, ...[input]: Optional<InputOf<E>>) {
  return infiniteQueryOptions<Page<OutputOf<E>>, ApiError, Pages<E>, readonly unknown[], string | null>({
    queryKey: [endpoint.resource, endpoint.id, 'pages', input ?? null],
    queryFn: captureCallSite(({ signal, pageParam }) =>
      callPage(endpoint, withCursor<E>(input, pageParam), { signal }),
    ),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
  });
}

interface Pages<E extends EndpointDefinition> {
  readonly pages: Page<OutputOf<E>>[];
  readonly pageParams: (string | null)[];
}

function withCursor<E extends EndpointDefinition>(input: unknown, cursor: string | null): InputOf<E> {
  const parts = (input ?? {}) as InputParts;
  if (cursor === null) return parts as InputOf<E>;
  return { ...parts, query: { ...parts.query, cursor } } as InputOf<E>;
}

/** What a mutation takes: nothing at all where the endpoint needs no input. */
type Variables<E extends EndpointDefinition> =
  object extends InputOf<E> ? InputOf<E> | undefined : InputOf<E>;

/** A write as a mutation; on success every query of the resources that it touches is asked again. */
export function useEndpoint<E extends EndpointDefinition>(
  endpoint: E,
): UseMutationResult<OutputOf<E>, ApiError, Variables<E>> {
  return useMutation<OutputOf<E>, ApiError, Variables<E>>(
    {
      mutationFn: async (input) => (await callPage(endpoint, input as InputOf<E>)).data,
      onSuccess: () => refresh(endpoint),
    },
    queryClient,
  );
}

/** Has every query of the resources that a write touches asked again, in this tab of the browser and in the others. */
export async function refresh(endpoint: EndpointDefinition): Promise<void> {
  const touched = endpoint.touches ?? [];
  broadcastChange(touched);
  await invalidate(touched);
}
