import { appLocale } from './locale.ts';

/** Written alike in all English. A browser's first `Intl` format takes it 50 ms, which most first screens can do without. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** `12,400` */
export function formatNumber(value: number): string {
  if (isPlain(value)) return String(value);
  return new Intl.NumberFormat(appLocale()).format(value);
}

/** An amount in US dollars: `$29`, `$49.50`; with `digits` so many behind the point, whatever they are. */
export function formatMoney(dollars: number, digits?: number): string {
  const locale = appLocale();
  if (locale === 'en-US' && digits === undefined && isPlain(dollars)) return `$${dollars}`;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    ...(digits === undefined
      ? { trailingZeroDisplay: 'stripIfInteger' }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  }).format(dollars);
}

/** A count with its noun: `1 resume`, `1,240 resumes`. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
