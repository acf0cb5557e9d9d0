import type { TabParams } from '@shortlist/platform';
import { type DashboardTab, findTab, HOME, isLive } from './tabs.ts';

/** Where the tabs are. */
export const DASHBOARD = '/new-dashboard';

/** A tab's name, and what the address says to it. */
export interface AskedTab {
  readonly id: string;
  readonly params: TabParams;
}

/** What an address asks for: `?tab=upload&mode=resume`. Without a tab it is home. */
export function readTab(search: string): AskedTab {
  const { tab = HOME.id, ...params } = Object.fromEntries(new URLSearchParams(search));
  return { id: tab, params };
}

/** The address of a tab. Home without params is the dashboard's own. */
export function tabAddress({ id, params }: AskedTab): string {
  const said = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(id === HOME.id ? said : [['tab', id], ...said]).toString();
  return search ? `${DASHBOARD}?${search}` : DASHBOARD;
}

/** Where a tab is found now: in the dashboard, or the page that does the same as long as nobody fills it. */
export function hrefOfTab(tab: DashboardTab, params: TabParams = {}): string {
  return isLive(tab) ? tabAddress({ id: tab.id, params }) : tab.elsewhere(params);
}

/** As `hrefOfTab`, by the tab's name. */
export function tabHref(id: string, params: TabParams = {}): string {
  const tab = findTab(id);
  return tab ? hrefOfTab(tab, params) : DASHBOARD;
}

/** An address that the server gave: one of a tab that nobody fills yet leads to the page that does the same. */
export function liveHref(href: string): string {
  const asked = tabOfHref(href);
  return asked && findTab(asked.id) ? tabHref(asked.id, asked.params) : href;
}

/** The tab that an address of the dashboard asks for; undefined for any other address. */
export function tabOfHref(href: string): AskedTab | undefined {
  const { origin, pathname, search } = new URL(href, location.origin);
  return origin === location.origin && pathname === DASHBOARD ? readTab(search) : undefined;
}
