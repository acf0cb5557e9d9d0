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
