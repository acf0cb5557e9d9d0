import type { RemoteInSet } from '../registry/release-set.ts';
import { remoteOfElement } from '../telemetry/remote-of-element.ts';
import type { Change } from './shared-objects.ts';

/** What lies over everything for as long as a person has to do with it. */
const OVERLAY = 'dialog, [popover], [role="dialog"], [role="alertdialog"]';

/** An element of a remote that lies over the header of the page, so that nobody can leave by it. */
export function findCover(remotes: readonly RemoteInSet[]): (Change & { remote: RemoteInSet }) | undefined {
  const header = document.querySelector('header');
  if (!header) return undefined;
  const { left, top, width, height } = header.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!cover || header.contains(cover) || cover.closest(OVERLAY)) return undefined;
  const remote = remoteOfElement(cover, remotes);
  const fixed = positioned(cover);
  if (!remote || !fixed) return undefined;
  return {
    what: 'an element over the header',
    remote,
    undo: () => {
      fixed.style.setProperty('position', 'static', 'important');
      return true;
    },
  };
}

function positioned(element: Element | null): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  if (['fixed', 'absolute'].includes(getComputedStyle(element).position)) return element;
  return positioned(element.parentElement);
}
