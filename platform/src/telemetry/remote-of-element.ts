import type { RemoteInSet } from '../registry/release-set.ts';

/**
 * The remote that drew an element: the build begins each class of a remote's style sheets with the remote's name
 * (`localIdentName` of the preset), so the nearest one on the way up tells. Undefined where there is none, as in the header.
 */
export function remoteOfElement(node: Node, remotes: readonly RemoteInSet[]): RemoteInSet | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  if (!element) return undefined;
  const classes = [...element.classList];
  const owner = remotes.find(({ name }) => classes.some((each) => each.startsWith(`${name}-`)));
  return owner ?? (element.parentElement ? remoteOfElement(element.parentElement, remotes) : undefined);
}
