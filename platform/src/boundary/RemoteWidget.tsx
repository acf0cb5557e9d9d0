import { Card, CardBody } from '@shortlist/design-system/Card';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import { createElement, type ReactElement, Suspense, use } from 'react';
import { remoteHost } from '../loader/host.ts';
import { unknownRemote } from '../loader/remote-error.ts';
import { forgetWidget, widgetOf } from '../loader/widgets.ts';
import { mountPartOf } from '../other-react/mounts.ts';
import { otherReactOf } from '../other-react/own-react.ts';
import { RemotePart } from '../other-react/RemotePart.tsx';
import type { RemoteInSet } from '../registry/release-set.ts';
import { RemoteMount } from '../runtime-monitor/RemoteMount.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/**
 * The widgets that remotes expose, by id, with their props. Each remote adds its own in its
 * `src/contract.ts`: `declare module '@shortlist/platform' { interface WidgetContracts { ... } }`.
 * It is empty here: platform knows no widget by name.
 */
export interface WidgetContracts {}

type WidgetProps<K extends keyof WidgetContracts> = { readonly id: K } & WidgetContracts[K];

/**
 * A widget of another remote, loaded at run time. While it comes, its place is kept by a skeleton; when it can't
 * be had, an error with Retry stands there and everything around it works.
 */
export function RemoteWidget<K extends keyof WidgetContracts>(props: WidgetProps<K>): ReactElement {
  const { id, ...rest } = props as { id: string };
  const remote = remoteNamed(id);
  const probe = (): Promise<unknown> => {
    forgetWidget(id);
    return widgetOf(id);
  };
  const retry = (): Promise<unknown> => {
    if (remote) remoteHost().loader.startOver(remote);
    return probe();
  };
  return (
    <RemoteBoundary key={id} remote={remote ?? unknownRemote(id)} onRetry={retry} onProbe={probe}>
      <Suspense fallback={<WidgetPlaceholder remote={remote} />}>
        <LoadedWidget id={id} remote={remote} given={rest} />
      </Suspense>
    </RemoteBoundary>
  );
}

function remoteNamed(id: string): RemoteInSet | undefined {
  const [name = ''] = id.split('/');
  return remoteHost().registry.byName(name);
}

interface LoadedWidgetProps {
  readonly id: string;
  readonly remote: RemoteInSet | undefined;
  readonly given: Record<string, unknown>;
}

function LoadedWidget({ id, remote, given }: LoadedWidgetProps): ReactElement {
  const Component = use(widgetOf(id));
  const other = remote && otherReactOf(remote);
  if (remote && other !== undefined) {
    const mountPart = use(mountPartOf(other));
    return <RemotePart remote={remote} Component={Component} mountPart={mountPart} given={given} />;
  }
  const widget = createElement(Component, given);
  return remote ? <RemoteMount remote={remote}>{widget}</RemoteMount> : widget;
}

/** Keeps the place of a part that is on its way, and says so when that takes long. */
export function WidgetPlaceholder({ remote }: { readonly remote: RemoteInSet | undefined }): ReactElement {
  return (
    <Card aria-busy="true">
      <CardBody>
        <SlowNotice remote={remote} />
        <SkeletonRows rows={4} />
      </CardBody>
    </Card>
  );
}
