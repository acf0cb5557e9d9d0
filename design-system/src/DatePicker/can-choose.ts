import type { DateTexts } from '../DateField/use-date-text.ts';

/** True when a day (YYYY-MM-DD) lies between min and max and is available; such texts sort as days do. */
export function canChoose(
  day: string,
  { min, max, isDateUnavailable }: Pick<DateTexts, 'min' | 'max' | 'isDateUnavailable'>,
): boolean {
  if (min && day < min) return false;
  if (max && day > max) return false;
  return !isDateUnavailable?.(day);
}
