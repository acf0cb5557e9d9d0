const FORM = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const FORMAT = new Intl.DateTimeFormat('en-GB', FORM);
const OF_THE_CALENDAR = new Intl.DateTimeFormat('en-GB', { ...FORM, timeZone: 'UTC' });

/** A moment as a day of the reader's time zone: '20 Nov 2026'. */
export function dateOf(timestamp: string): string {
  return FORMAT.format(new Date(timestamp));
}

/** A day that is one everywhere, as `2026-11-20` is: '20 Nov 2026'. */
export function dayOf(date: string): string {
  return OF_THE_CALENDAR.format(new Date(date));
}
