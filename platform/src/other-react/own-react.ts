import { version } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';

/** The major of the React that this copy of platform is for. */
export const OWN_REACT = Number.parseInt(version, 10);

/**
 * The major of a remote's React where it's another than the asker's; undefined where it's the same, or nobody said. Its parts
 * are then mounted by that React (`RemotePart`), since one React can't call the components of another.
 */
export function otherReactOf({ react }: RemoteInSet): number | undefined {
  return react === OWN_REACT ? undefined : react;
}
