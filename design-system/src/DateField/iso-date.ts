import {
  type CalendarDate,
  type DateValue,
  GregorianCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date';

/** The day that a text YYYY-MM-DD names; null for an empty text, and for one that names no day. */
export function dateOf(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** YYYY-MM-DD in the Gregorian calendar, whatever calendar the reader's language shows. */
export function textOf(date: DateValue): string {
  return toCalendar(date, new GregorianCalendar()).toString().slice(0, 10);
}
