import type { EndpointDefinition, RawEndpointDefinition } from '@shortlist/api-contract';
import type { User } from '../modules/users/users.service.ts';

/** What an answer goes through on its way out, whatever call it answers. */
export interface ReplyFilter {
  /** The answer of a call as this user may see it. */
  filterReply<T>(user: User, endpoint: EndpointDefinition, reply: T): Promise<T>;
  /**
   * Withholds a raw answer, in whose bytes nothing can be hidden.
   *
   * @throws AppError forbidden
   */
  checkRaw(
    user: User,
    call: { readonly endpoint: RawEndpointDefinition; readonly params: unknown },
  ): Promise<void>;
}
