import { useState, useSyncExternalStore } from 'react';
import { readRemembered, remember } from '../layout/remembered.ts';

/** Pages of two panes, which need the room: a resume, and everything about a match. */
const TWO_PANES = [
  /^\/resumes\/(?!new|retention|duplicates)[^/]+(?:\/ai-score)?$/,
  /^\/jobs\/[^/]+\/resumes\/.*match/,
];

/** Narrower than this the page needs the room as well. */
const NARROW = '(width < 1200px)';

/**
 * Whether the sidebar shows icons alone, and how to change it. Where the page needs the room it does until it is opened
 * by hand, and elsewhere when it was closed by hand: this browser remembers both choices.
 */
export function useCollapsed(
  pathname: string,
): [isCollapsed: boolean, change: (isCollapsed: boolean) => void] {
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches);
  const needsRoom = isNarrow || TWO_PANES.some((page) => page.test(pathname));
  const key = needsRoom ? 'sidebar-collapsed-for-room' : 'sidebar-collapsed';
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const change = (isCollapsed: boolean) => {
    setChanged({ ...changed, [key]: isCollapsed });
    remember(key, isCollapsed);
  };
  return [changed[key] ?? readRemembered(key) ?? needsRoom, change];
}

function subscribeToWidth(notify: () => void): () => void {
  const width = matchMedia(NARROW);
  width.addEventListener('change', notify);
  return () => width.removeEventListener('change', notify);
}
