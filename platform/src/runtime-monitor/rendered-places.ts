import type { RemoteInSet } from '../registry/release-set.ts';
import { mountTypes } from './mount-types.ts';
import type { RemotePlaceProps } from './RemoteMount.tsx';
import type { Fiber, FiberRoot } from './react-commits.ts';

/** Set by React on a component that it called. */
const PERFORMED_WORK = 1;

/**
 * Whose components began the last commit: those that were called although none above them was. Undefined stands for
 * the shell's own.
 */
export function remotesOfCommit({ current }: FiberRoot): Set<RemoteInSet | undefined> {
  const origins = new Set<RemoteInSet | undefined>();
  collect(current, undefined, origins);
  return origins;
}

function collect(parent: Fiber, owner: RemoteInSet | undefined, origins: Set<RemoteInSet | undefined>): void {
  // React took over what is below as it was.
  if (parent.alternate?.child === parent.child) return;
  for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
    if (fiber.flags & PERFORMED_WORK) origins.add(owner);
    else collect(fiber, ownerOf(fiber) ?? owner, origins);
  }
}

function ownerOf({ type, memoizedProps }: Fiber): RemoteInSet | undefined {
  return mountTypes.has(type) ? (memoizedProps as RemotePlaceProps).remote : undefined;
}
