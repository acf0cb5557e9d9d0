import type { RemoteInSet } from '../registry/release-set.ts';

/** What a route that belongs to a remote carries as its `handle`. */
export interface OwnedBy {
  readonly remote: RemoteInSet;
}

/** The remote whose page is shown or failed: its own routes say so. Undefined for a page of the shell. */
export function remoteOfPage(
  matches: readonly ({ readonly handle: unknown } | { readonly route: { readonly handle?: unknown } })[],
): RemoteInSet | undefined {
  return matches.map((match) => ('route' in match ? match.route : match).handle).findLast(isOwned)?.remote;
}

function isOwned(handle: unknown): handle is OwnedBy {
  return typeof handle === 'object' && handle !== null && 'remote' in handle;
}
