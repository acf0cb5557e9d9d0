import {
  allEndpoints,
  allRawEndpoints,
  type EndpointDefinition,
  type RawEndpointDefinition,
} from '@shortlist/api-contract';

/** A call of the contract, of either kind. */
export type ApiCall = EndpointDefinition | RawEndpointDefinition;

/** Every call of the contract. */
export const allCalls: readonly ApiCall[] = [...allEndpoints, ...allRawEndpoints];

/** Tells a call that answers a file, a stream or a foreign message from one that answers JSON of a schema. */
export function isRaw(call: ApiCall): call is RawEndpointDefinition {
  return 'produces' in call;
}

/** The form of a path in an API document: `/api/jobs/{id}`. */
export function templateOf(path: string): string {
  return path.replace(/:([a-zA-Z]+)/g, '{$1}');
}
