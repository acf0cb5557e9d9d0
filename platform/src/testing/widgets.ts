import { bundledRemotes } from '../loader/bundled-source.ts';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { forgetWidget, type Widget } from '../loader/widgets.ts';
import { createRegistry } from '../registry/registry.ts';
import type { ReleaseSet } from '../registry/release-set.ts';

/** Stand-ins for the widgets of other remotes, by id; null for one that can't be had. */
export type WidgetStubs = Readonly<Record<string, Widget | null>>;

/**
 * Provides stand-ins for the widgets of other remotes, since a story has no releases to load them from.
 *
 * @param slots ids of the widgets that each slot shows; none unless told.
 */
export function provideWidgets(widgets: WidgetStubs, slots: NonNullable<ReleaseSet['slots']> = {}): void {
  const ids = Object.keys(widgets);
  for (const id of ids) forgetWidget(id);
  const names = [...new Set(ids.map((id) => id.split('/')[0] ?? ''))];
  const registry = createRegistry({
    shell: { version: 'story' },
    remotes: names.map((name) => remoteOf(name, ids)),
    slots,
  });
  const modules = ids.map((id) => [id.replace('/', ' ./'), () => moduleOf(widgets[id] ?? null)] as const);
  const source = bundledRemotes(Object.fromEntries(modules));
  provideRemotes({ registry, loader: createLoader({ source, pauseMs: 0 }) });
}

function remoteOf(name: string, ids: readonly string[]) {
  const widgets = ids.filter((id) => id.startsWith(`${name}/`)).map((id) => id.slice(name.length + 1));
  const entry = `/assets/${name}/story/remoteEntry.js`;
  const channel = 'stable' as const;
  return {
    name,
    title: name,
    team: 'Story',
    version: 'story',
    channel,
    entry,
    integrity: null,
    paths: [],
    widgets,
  };
}

function moduleOf(widget: Widget | null): Promise<unknown> {
  return widget ? Promise.resolve({ default: widget }) : Promise.reject(new Error('The remote is down.'));
}
