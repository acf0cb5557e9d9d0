import { keepInTab, keptInTab, tabKeyOf } from '../shared/tab-storage.ts';

/** Remembers what the list showed last: `?status=active&sort=title`, or nothing. */
export function rememberListView(search: string): void {
  keepInTab(tabKeyOf('list'), search || null);
}

/** The address of the list, searched and ordered as it was left. */
export function listAddress(): string {
  return `/joblist${keptInTab(tabKeyOf('list')) ?? ''}`;
}
