import { findRemoteHost } from '../loader/host.ts';

/** The pattern of an address of this page's releases, `/joblist/:id`: it names the page and nobody's ids. */
export function pagePattern(pathname: string = location.pathname): string | null {
  return findRemoteHost()?.registry.patternOf(pathname) ?? null;
}
