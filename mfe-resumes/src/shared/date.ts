const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment as a day of the reader's time zone: '20 Nov 2026'. */
export function dateOf(timestamp: string): string {
  return FORMAT.format(new Date(timestamp));
}
