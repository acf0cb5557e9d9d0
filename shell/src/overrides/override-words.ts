import type { Override } from '@shortlist/platform/overrides';

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** When an override ends, as read in a sentence: 20:41, with the day when it is another one. */
export function endOf({ expiresAt }: Pick<Override, 'expiresAt'>, now: Date = new Date()): string {
  const end = new Date(expiresAt);
  return (end.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME).format(end);
}

/** Where a remote comes from: the address of its build without the last slash, or its version. */
export const sourceOf = ({ url, version }: Pick<Override, 'url' | 'version'>): string =>
  url === null ? `release ${version}` : url.replace(/\/$/, '');
