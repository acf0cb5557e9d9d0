const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** A moment or a day (`2026-11-20`) as '20 Nov 2026'; text that is no date comes back as it is. */
export function dateOf(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const date = year ? new Date(Number(year), Number(month) - 1, Number(day)) : new Date(text);
  return Number.isNaN(date.getTime()) ? text : FORMAT.format(date);
}
