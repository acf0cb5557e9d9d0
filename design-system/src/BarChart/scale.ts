import type { Bar } from './bar.ts';

/** The numbers of both series; null is unknown. */
export function valuesOf({ value, second = null }: Bar): readonly [number | null, number | null] {
  return [value, second];
}

/** Where the scale ends: where it is said to, else at the highest number. */
export function endOf(bars: readonly Bar[], max: number | undefined): number {
  return max ?? Math.max(0, ...bars.flatMap(valuesOf).map((value) => value ?? 0));
}

/** Of the whole scale, from 0 to 1; the unknown could stand anywhere on it. */
export function shareOf(value: number | null, end: number): number {
  if (value === null) return 1;
  return end > 0 ? Math.min(1, Math.max(0, value / end)) : 0;
}
