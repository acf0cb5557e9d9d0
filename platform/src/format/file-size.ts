import { appLocale } from './locale.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** A number of bytes for people, in decimal units: `12 KB`, `10 MB`, `1.4 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`;
  const kilobytes = Math.round(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const format = new Intl.NumberFormat(appLocale(), { maximumFractionDigits: 1 });
  return `${format.format(bytes / MEGABYTE)} MB`;
}
