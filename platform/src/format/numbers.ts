import { appLocale } from './locale.ts';

/** `12,400` */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(appLocale()).format(value);
}

/** An amount in US dollars: `$29`, `$49.50`; with `digits` so many behind the point, whatever they are. */
export function formatMoney(dollars: number, digits?: number): string {
  return new Intl.NumberFormat(appLocale(), {
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
