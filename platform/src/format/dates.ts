import { appLocale } from './locale.ts';

/** A moment, or a day of the calendar, `2026-11-23`, which is the same one wherever the reader is. */
export type DateInput = string | Date;

type Form = Pick<
  Intl.DateTimeFormatOptions,
  'weekday' | 'year' | 'month' | 'day' | 'hour' | 'minute' | 'timeZone'
>;

const SHORT: Form = { month: 'short', day: 'numeric' };
const FULL: Form = { ...SHORT, year: 'numeric' };
const TIME: Form = { hour: 'numeric', minute: '2-digit' };

/** `Nov 23, 2026`. A text that is no date comes back as it is. */
export function formatDate(at: DateInput): string {
  return format(at, FULL);
}

/** For dates in a list: `Nov 23`, with the year when it isn't this year. */
export function formatShortDate(at: DateInput, now: Date = new Date()): string {
  return format(at, yearOf(at) === now.getFullYear() ? SHORT : FULL);
}

/** For today: `Monday, November 23`. */
export function formatLongDate(at: DateInput): string {
  return format(at, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `Nov 23, 2026, 5:04 PM`. */
export function formatDateTime(at: DateInput): string {
  return format(at, { ...FULL, ...TIME });
}

/** For the next hours: `5:04 PM`, with the day when it isn't today, `Mon 5:04 PM`. */
export function formatTime(at: DateInput, now: Date = new Date()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  return format(at, isToday ? TIME : { weekday: 'short', ...TIME });
}

/** For what counts in days of UTC, like a billing period: `Nov 23, 2026`. */
export function formatUtcDate(at: DateInput): string {
  return format(at, { ...FULL, timeZone: 'UTC' });
}

function format(at: DateInput, form: Form): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return String(at);
  return formatterOf(isCalendarDay(at) ? { ...form, timeZone: 'UTC' } : form).format(date);
}

function yearOf(at: DateInput): number {
  return isCalendarDay(at) ? new Date(at).getUTCFullYear() : new Date(at).getFullYear();
}

function isCalendarDay(at: DateInput): boolean {
  return typeof at === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(at);
}

/** Made once each: a long list would wait for them. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(form: Form): Intl.DateTimeFormat {
  const locale = appLocale();
  const key = JSON.stringify([locale, form]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, form);
  formatters.set(key, formatter);
  return formatter;
}
