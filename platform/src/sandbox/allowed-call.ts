import {
  type EndpointDefinition,
  endpoints,
  type RawEndpointDefinition,
  rawEndpoints,
} from '@shortlist/api-contract';
import { matches, mostSpecific } from '../routing/path-pattern.ts';
import type { FrameCall } from './frame-message.ts';

export interface AllowedCall {
  readonly url: URL;
  readonly endpoint: EndpointDefinition | RawEndpointDefinition;
}

/** Browsers have the contract without its flat lists. */
const EVERY_CALL = [endpoints, rawEndpoints].flatMap((groups) =>
  Object.values(groups).flatMap((group) => Object.values<AllowedCall['endpoint']>(group)),
);

/**
 * What a sandboxed remote asks for by an address and a method; null where it may not. It may make those calls of the contract
 * that the operator has named, by resource (`jobs`) or one by one (`jobs.list`). A stream of events passes no port.
 *
 * @param origin of the page: no other is asked.
 */
export function allowedCall(
  { address, method }: Pick<FrameCall, 'address' | 'method'>,
  calls: readonly string[],
  origin: string,
): AllowedCall | null {
  const url = URL.parse(address, origin);
  // As the server compares: without case, and with what is encoded as a part of its segment.
  const pathname = url?.pathname.toLowerCase() ?? '';
  if (url?.origin !== origin || !pathname.startsWith('/api/') || /\/\/|%2f|%5c/.test(pathname)) return null;
  const candidates = EVERY_CALL.filter(
    (each) => each.method === method && matches(each.path.toLowerCase(), pathname),
  );
  const path = mostSpecific(
    candidates.map((each) => each.path.toLowerCase()),
    pathname,
  );
  const endpoint = candidates.find((each) => each.path.toLowerCase() === path);
  if (!endpoint || ('produces' in endpoint && endpoint.produces.includes('text/event-stream'))) return null;
  const [resource = ''] = endpoint.id.split('.');
  return calls.includes(resource) || calls.includes(endpoint.id) ? { url, endpoint } : null;
}
