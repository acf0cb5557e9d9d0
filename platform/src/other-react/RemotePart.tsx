import { type ComponentType, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';
import type { MountedPart, MountPart } from './mounts.ts';
import { usePageContexts } from './page-contexts.tsx';

export interface RemotePartProps {
  readonly remote: RemoteInSet;
  readonly Component: ComponentType<Record<string, unknown>>;
  /** That of the React which the remote was built with. */
  readonly mountPart: MountPart;
  /** The props of a widget: data and functions, since elements are of one React alone. */
  readonly given?: Readonly<Record<string, unknown>>;
}

const NONE = {};

/**
 * A page or widget of a remote that was built with another React than what is around it. That React draws it, into an
 * element that takes no room of its own. What it throws is thrown here, so that the same boundaries and reports have it.
 */
export function RemotePart({ remote, Component, mountPart, given = NONE }: RemotePartProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPart>(null);
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  const id = useId();
  const contexts = usePageContexts();
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const onError = (cause: unknown): void => setFailure({ cause });
    const part = mountPart(place.current, { remote, Component, idPrefix: `${id}-`, onError });
    mounted.current = part;
    return () => part.unmount();
  }, [remote, Component, mountPart, id]);
  useLayoutEffect(() => mounted.current?.render({ given, contexts }));
  if (failure) throw failure.cause;
  return <div ref={place} style={{ display: 'contents' }} />;
}

/** A page of such a remote, as a route of the shell takes it. */
export function partPage(remote: RemoteInSet, Component: ComponentType, mountPart: MountPart): ComponentType {
  return function PartPage(): ReactElement {
    return <RemotePart remote={remote} Component={Component} mountPart={mountPart} />;
  };
}
