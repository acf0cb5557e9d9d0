/** The word for a score. */
export type Band = 'Excellent' | 'Good' | 'Average' | 'Needs Review';

/** Where a band begins, in percent; the notches of every meter and ring stand here. */
export const BAND_STARTS = [60, 70, 80] as const;

/** The score as it is printed: a whole percent of a fraction from 0 to 1. */
export function percentOf(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100);
}

/** The band of a fraction from 0 to 1, by the percent as printed: 80 and up, 70, 60, below. */
export function bandOf(value: number): Band {
  const percent = percentOf(value);
  if (percent >= 80) return 'Excellent';
  if (percent >= 70) return 'Good';
  return percent >= 60 ? 'Average' : 'Needs Review';
}
