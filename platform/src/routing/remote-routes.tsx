import type { ComponentType } from 'react';
import type { Loader } from '../loader/loader.ts';
import { RemoteError } from '../loader/remote-error.ts';
import type { RemoteSource } from '../loader/remote-source.ts';
import { mountPartOf } from '../other-react/mounts.ts';
import { otherReactOf } from '../other-react/own-react.ts';
import { partPage } from '../other-react/RemotePart.tsx';
import { settle } from '../page-guard/turns.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { matchRoutes, type RouteObject } from '../router.ts';
import { inPlace } from '../runtime-monitor/RemoteMount.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { OwnedBy } from './page-remote.ts';

/** Where the routes of a remote are: it exposes them under this name. */
const ROUTES = './routes';

/** Loads the routes that a remote exposes. */
export async function loadRoutes(
  source: Pick<RemoteSource, 'load'>,
  remote: RemoteInSet,
): Promise<RouteObject[]> {
  const exposed = (await source.load(remote, ROUTES)) as { routes?: unknown };
  if (!Array.isArray(exposed.routes)) throw new RemoteError('not_exposed', remote);
  return exposed.routes as RouteObject[];
}

/** Loads the routes of a remote, and the page that an address shows. */
export async function loadRoutesFor(
  source: Pick<RemoteSource, 'load'>,
  remote: RemoteInSet,
  pathname: string,
): Promise<RouteObject[]> {
  const routes = await loadRoutes(source, remote);
  const shown = matchRoutes(routes, pathname) ?? [];
  await Promise.all(shown.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : null)));
  settle(remote);
  return routes;
}

/** The way to a route in a tree: its index on each level. */
type Position = readonly number[];

/** What the pages of a remote are loaded with. */
interface RemotePages {
  readonly remote: RemoteInSet;
  readonly loader: Loader;
}

/**
 * The routes of a remote as the shell's router takes them: each lazy page is loaded by the loader, with its
 * deadline and its second attempt.
 */
export function adoptRoutes(
  routes: readonly RouteObject[],
  pages: RemotePages,
  above: Position = [],
): RouteObject[] {
  return routes.map((route, index) => {
    const position = [...above, index];
    const adopted: RouteObject = { ...route, handle: { remote: pages.remote } satisfies OwnedBy };
    if (route.children) adopted.children = adoptRoutes(route.children, pages, position);
    const shown = isFetched(route, pages.remote)
      ? lazyPage(adopted, () => loadPage(pages, position, route.path ?? ''))
      : adopted;
    return above.length === 0 ? placed(shown, pages.remote) : shown;
  });
}

/** Whether a page comes with the next navigation to it: for that of another React, what mounts it has to. */
function isFetched({ lazy, Component }: RouteObject, remote: RemoteInSet): boolean {
  return typeof lazy === 'function' || (Boolean(Component) && otherReactOf(remote) !== undefined);
}

/** Pages inside a page stand in its place. That of another React is in a place of its own there. */
function placed(route: RouteObject, remote: RemoteInSet): RouteObject {
  const { Component } = route;
  const isOwn = otherReactOf(remote) === undefined;
  return Component && isOwn ? { ...route, Component: inPlace(remote, Component) } : route;
}

/** Goes through the routes again each time: after a failure they come from a fresh container. */
function loadPage({ remote, loader }: RemotePages, position: Position, path: string): Promise<ComponentType> {
  return loader.run(remote, path, async (source) => {
    const route = routeAt(await loadRoutes(source, remote), position);
    const page = typeof route?.lazy === 'function' ? ((await route.lazy()) as RouteObject) : route;
    settle(remote);
    if (!page?.Component) throw new RemoteError('not_exposed', remote);
    const other = otherReactOf(remote);
    return other === undefined ? page.Component : partPage(remote, page.Component, await mountPartOf(other));
  });
}

function routeAt(routes: readonly RouteObject[], [index = 0, ...rest]: Position): RouteObject | undefined {
  const route = routes[index];
  return rest.length === 0 ? route : routeAt(route?.children ?? [], rest);
}
