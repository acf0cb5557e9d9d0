import { findRemoteHost } from './host.ts';

/**
 * Whether code may be taken from an address: from the page's own origin, or one of those that the edge has named. The
 * policy of the page says the same to the browser; here it becomes a sentence.
 */
export function isAllowedAddress(address: string): boolean {
  const { origin } = new URL(address, document.baseURI);
  const allowed = findRemoteHost()?.registry.releases.origins ?? [];
  return origin === location.origin || allowed.includes(origin);
}
