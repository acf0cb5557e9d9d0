import type { RemoteHost } from '../loader/host.ts';
import type { RouteObject } from '../router.ts';
import { adoptRoutes, loadRoutesFor } from './remote-routes.tsx';

/** Id of the route inside the layout that the pages of remotes become children of. */
export const CONTENT_ROUTE = 'content';

interface Discovery {
  readonly path: string;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
  readonly signal: AbortSignal;
}

/**
 * What the router calls for an address that it has no page for yet: loads the routes of the remote that owns it,
 * and the page with them, so that one deadline covers all of it.
 * For an address that nobody owns it does nothing, so that the not-found page is shown.
 */
export function discoverRoutes({ registry, loader }: RemoteHost): (discovery: Discovery) => Promise<void> {
  const known = new Set<string>();
  return async ({ path, patch, signal }) => {
    const remote = registry.byPath(path);
    if (!remote || known.has(remote.name)) return;
    const routes = await loader.run(remote, path, (source) => loadRoutesFor(source, remote, path));
    // The router drops patches of an aborted navigation; another one may have brought them meanwhile.
    if (signal.aborted || known.has(remote.name)) return;
    known.add(remote.name);
    patch(CONTENT_ROUTE, adoptRoutes(routes, { remote, loader }));
  };
}
