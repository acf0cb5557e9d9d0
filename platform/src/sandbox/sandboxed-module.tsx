import type { ComponentType } from 'react';
import type { Widget } from '../loader/widgets.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import type { RouteObject } from '../router.ts';
import { SandboxedPage } from './SandboxedPage.tsx';
import { SandboxedWidget } from './SandboxedWidget.tsx';

/** What stands in the place of a module that a sandboxed remote exposes: `./routes`, or a widget. */
export function sandboxedModule(remote: RemoteInSet, exposed: string): unknown {
  return exposed === './routes'
    ? { routes: routesOf(remote) }
    : { default: widgetOf(remote, exposed.slice(2)) };
}

/** One route around all pages, so that the frame stays from one to the next. */
function routesOf(remote: RemoteInSet): RouteObject[] {
  const Component: ComponentType = () => <SandboxedPage remote={remote} />;
  return [{ Component, children: remote.paths.map((path) => ({ path, Component: Nothing })) }];
}

function widgetOf(remote: RemoteInSet, name: string): Widget | undefined {
  if (!remote.widgets.includes(name)) return undefined;
  return (props) => <SandboxedWidget remote={remote} id={`${remote.name}/${name}`} given={props} />;
}

const Nothing: ComponentType = () => null;
