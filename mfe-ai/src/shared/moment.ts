const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** `20 Nov 2026`, in the reader's time zone. */
export function dateOf(timestamp: string): string {
  return DATE.format(new Date(timestamp));
}

/** `20 Nov 2026, 09:12`, in the reader's time zone. */
export function momentOf(timestamp: string): string {
  return `${dateOf(timestamp)}, ${TIME.format(new Date(timestamp))}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `20 Nov 2026` for the day 2026-11-20 of the calendar, wherever the reader is. */
export function dayOf(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
