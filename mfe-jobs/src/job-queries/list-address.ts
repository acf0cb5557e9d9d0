import { getSessionItem, setSessionItem, tabKeyOf } from '../shared/session-storage.ts';

/** Remembers what the list showed last: `?status=active&sort=title`, or nothing. */
export function rememberListView(search: string): void {
  setSessionItem(tabKeyOf('list'), search || null);
}

/** The address of the list, searched and ordered as it was left. */
export function listAddress(): string {
  return `/joblist${getSessionItem(tabKeyOf('list')) ?? ''}`;
}
