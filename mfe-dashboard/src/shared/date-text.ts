const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const LONG = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** A date in a column: 19 Nov. */
export function shortDate(timestamp: string): string {
  return SHORT.format(new Date(timestamp));
}

/** Today in a sentence: Friday 20 November. */
export function longDate(date: Date): string {
  return LONG.format(date).replace(',', '');
}
