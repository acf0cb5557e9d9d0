import { remoteHost } from '../loader/host.ts';
import { loadRoutesFor } from './remote-routes.tsx';

const begun = new Set<string>();

/**
 * Fetches what an address needs, on hover or focus of a link to it. It is a guess, so a failure is silent: the
 * navigation itself asks again and says it.
 */
export function preloadPath(href: string): void {
  const { pathname, origin } = new URL(href, location.href);
  const { registry, loader } = remoteHost();
  const remote = origin === location.origin ? registry.byPath(pathname) : undefined;
  if (!remote || begun.has(pathname)) return;
  begun.add(pathname);
  const loading = loader.run(remote, pathname, (source) => loadRoutesFor(source, remote, pathname));
  loading.catch(() => begun.delete(pathname));
}
