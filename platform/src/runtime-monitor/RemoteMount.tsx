import { type ComponentType, type ReactElement, type ReactNode, useEffect } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';
import { trackMount } from './mounts.ts';

export interface RemotePlaceProps {
  readonly remote: RemoteInSet;
  readonly children: ReactNode;
}

/** Says in React's tree whose part stands below, so that what goes on there can be told to its team. */
export function RemoteMount({ remote, children }: RemotePlaceProps): ReactNode {
  useEffect(() => trackMount(remote), [remote]);
  return children;
}

/** A page of a remote in its place. */
export function inPlace(remote: RemoteInSet, Page: ComponentType): ComponentType {
  return function PlacedPage(): ReactElement {
    return (
      <RemoteMount remote={remote}>
        <Page />
      </RemoteMount>
    );
  };
}
