import { remoteHost } from '../loader/host.ts';
import { loadRoutesFor } from './remote-routes.tsx';

const begun = new Set<string>();

/**
 * Fetches what an address needs, on hover or focus of a link to it. It is a guess, so a failure is silent: the
 * navigation itself asks again and says it.
 */
export function preloadPath(href: string): void {
  const { pathname, origin } = new URL(href, location.href);
  if (origin !== location.origin || begun.has(pathname)) return;
  begun.add(pathname);
  loadPath(pathname).catch(() => begun.delete(pathname));
}

/**
 * Fetches what an address needs; nothing where no remote owns it.
 *
 * @throws RemoteError.
 */
export async function loadPath(pathname: string): Promise<void> {
  const { registry, loader } = remoteHost();
  const remote = registry.byPath(pathname);
  if (remote) await loader.run(remote, pathname, (source) => loadRoutesFor(source, remote, pathname));
}
