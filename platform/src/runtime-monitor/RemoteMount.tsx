import {
  type ComponentType,
  memo,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react';
import { RemoteError } from '../loader/remote-error.ts';
import { beginTurn, inspectMount } from '../page-guard/turns.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { mountTypes } from './mount-types.ts';
import { trackMount } from './mounts.ts';
import { useIsStopped } from './use-is-stopped.ts';

export interface RemotePlaceProps {
  readonly remote: RemoteInSet;
  readonly children: ReactNode;
}

/** Says in React's tree whose part stands below, so that what goes on there can be told to its team. */
export function RemoteMount({ remote, children }: RemotePlaceProps): ReactNode {
  if (useIsStopped(remote)) throw new RemoteError('crashed', remote);
  useEffect(() => {
    inspectMount(remote);
    const leave = trackMount(remote);
    return () => {
      // What is below cleans up after this.
      beginTurn(remote);
      leave();
    };
  }, [remote]);
  return (
    <>
      <TurnStart remote={remote} />
      {children}
    </>
  );
}

mountTypes.add(RemoteMount);

/** Stands before the part: React draws it, and runs its effects, right before those of the part. */
const TurnStart = memo(function TurnStart({ remote }: Pick<RemotePlaceProps, 'remote'>): null {
  beginTurn(remote);
  useLayoutEffect(() => beginTurn(remote), [remote]);
  useEffect(() => beginTurn(remote), [remote]);
  return null;
});

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
