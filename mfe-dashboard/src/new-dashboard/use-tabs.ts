import type { TabParams } from '@shortlist/platform';
import { useLocation, useNavigate } from '@shortlist/platform/router';
import { useEffect, useRef, useState } from 'react';
import { readTab, tabAddress } from '../tabs/tab-address.ts';
import { type DashboardTab, findLiveTab, HOME } from '../tabs/tabs.ts';

/** A tab that was shown, with what its address said last. */
export interface VisitedTab {
  readonly tab: DashboardTab;
  readonly params: TabParams;
}

interface Tabs {
  readonly shown: DashboardTab;
  /** Those that stay mounted, the shown one among them: their choices are kept. */
  readonly visited: readonly VisitedTab[];
  readonly changeParams: (tab: DashboardTab, params: TabParams) => void;
}

/** The tab of the address, and the tabs that were shown before it. */
export function useTabs(): Tabs {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = readTab(search);
  const live = findLiveTab(asked.id);
  const shown = live ?? HOME;
  const [visited, setVisited] = useState<readonly VisitedTab[]>([]);
  const [left, setLeft] = useState(shown.id);
  const told = live ? asked.params : {};
  const kept = visited.find(({ tab }) => tab.id === shown.id)?.params ?? {};
  // The sidebar names the tab alone: who comes back finds it as it was left.
  const isReturn = left !== shown.id && isEmpty(told) && !isEmpty(kept);
  const now = remember(visited, { tab: shown, params: isReturn ? kept : told });
  if (now !== visited) setVisited(now);
  if (left !== shown.id && !isReturn) setLeft(shown.id);
  const shownId = useRef(shown.id);
  useEffect(() => {
    shownId.current = shown.id;
  });
  const address = tabAddress({ id: shown.id, params: kept });
  useEffect(() => {
    if (isReturn) void navigate(address, { replace: true, preventScrollReset: true });
  }, [isReturn, address, navigate]);
  return {
    shown,
    visited: now,
    changeParams: (tab, params) => {
      // What a tab says while another is shown is for its return.
      if (tab.id !== shownId.current) setVisited((before) => remember(before, { tab, params }));
      else void navigate(tabAddress({ id: tab.id, params }), { replace: true, preventScrollReset: true });
    },
  };
}

function isEmpty(params: TabParams): boolean {
  return Object.values(params).every((value) => !value);
}

/** The same list when nothing is new. */
export function remember(visited: readonly VisitedTab[], next: VisitedTab): readonly VisitedTab[] {
  const known = visited.find(({ tab }) => tab.id === next.tab.id);
  if (!known) return [...visited, next];
  if (addressOf(known) === addressOf(next)) return visited;
  return visited.map((each) => (each === known ? next : each));
}

function addressOf({ tab, params }: VisitedTab): string {
  return tabAddress({ id: tab.id, params });
}
