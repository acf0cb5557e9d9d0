import type { ComponentType } from 'react';
import { findRemoteHost, getRemote, remoteHost } from './host.ts';
import { RemoteError } from './remote-error.ts';

/** A widget as it was exposed; its props were checked where it is used. */
export type Widget = ComponentType<Record<string, unknown>>;

const widgets = new Map<string, Promise<Widget>>();

/** A widget by its id, `mfe_jobs/JobList`: the same promise for everyone who shows it. */
export function widgetOf(id: string): Promise<Widget> {
  const known = widgets.get(id);
  if (known) return known;
  const loading = load(id);
  // Shown by a boundary; without this line a widget that is never rendered would be an unhandled rejection.
  loading.catch(() => {});
  widgets.set(id, loading);
  return loading;
}

/** Whether the release of a remote that is live on this page exposes a widget; it may still be out of reach. */
export function isExposed(id: string): boolean {
  const [name = '', exposed = ''] = id.split('/');
  return findRemoteHost()?.registry.byName(name)?.widgets.includes(exposed) ?? false;
}

/**
 * Fetches the code of a widget before it is shown, on hover or focus of what leads to it. It is a guess, so a failure
 * is silent and forgotten: showing the widget asks again and says it.
 */
export function preloadWidget(id: string): void {
  if (isExposed(id)) widgetOf(id).catch(() => forgetWidget(id));
}

/** Forgets a failure, so that the next `widgetOf` asks again. */
export function forgetWidget(id: string): void {
  widgets.delete(id);
}

async function load(id: string): Promise<Widget> {
  const [name = '', exposed = ''] = id.split('/');
  const remote = getRemote(name);
  return remoteHost().loader.run(remote, `./${exposed}`, async (source) => {
    const module = (await source.load(remote, `./${exposed}`)) as { default?: Widget };
    if (!module.default) throw new RemoteError('not_exposed', remote);
    return module.default;
  });
}
