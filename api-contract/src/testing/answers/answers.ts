import type { EndpointDefinition, RawEndpointDefinition, ReplyOf } from '../../endpoint.ts';

/** A call of /api, of either kind. */
export type Call = EndpointDefinition | RawEndpointDefinition;

/** Stands for a call that fails while the others are answered. */
export const FAILING = Symbol('fails');

/** What each call is answered, as the contract allows it: JSON, or for a raw call its text. */
export type Answers = ReadonlyMap<Call, unknown>;

/**
 * Pairs a call with its answer.
 *
 * @throws ZodError when the server could never answer so.
 */
export function mockReply<E extends EndpointDefinition>(endpoint: E, answer: ReplyOf<E>): [Call, unknown] {
  return [endpoint, endpoint.response.parse(answer)];
}

/** Pairs a call of a page with the page. */
export function mockHtml(endpoint: RawEndpointDefinition, html: string): [Call, unknown] {
  return [endpoint, html];
}

/** The same answers, with other ones laid over them. */
export function withOverrides(answers: Answers, ...others: readonly [Call, unknown][]): Answers {
  return new Map([...answers, ...others]);
}
