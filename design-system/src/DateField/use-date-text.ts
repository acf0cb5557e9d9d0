import type { DateValue } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { dateOf, textOf } from './iso-date.ts';

/** A day as text, YYYY-MM-DD, in and out: no screen needs a date library. */
export interface DateTexts {
  /** YYYY-MM-DD, or null for none. A text that names no day shows an empty field. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /** Called with YYYY-MM-DD when the day is whole, and with null when it was cleared. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The first and the last day that may be chosen, YYYY-MM-DD, both included. */
  min?: string | undefined;
  max?: string | undefined;
  /** Says of a day (YYYY-MM-DD) that it cannot be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
}

/** Props of React Aria's date components that days as text replace, that only a time of day has, or that are ours. */
export type ReplacedByText =
  | keyof DateTexts
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'minValue'
  | 'maxValue'
  | 'placeholderValue'
  | 'granularity'
  | 'maxGranularity'
  | 'hourCycle'
  | 'hideTimeZone'
  | 'isInvalid'
  | 'validate'
  | 'validationBehavior'
  | 'shouldCloseOnSelect'
  | 'onBlur'
  | 'onKeyDown';

/** A year of fewer digits is still being typed. */
const FIRST_WHOLE_YEAR = 1000;

/**
 * What React Aria's date components take, from days as text. A day whose year is still being typed is shown, but
 * neither told to anybody nor held against the limits; `restore` shows the last whole day again.
 */
export function useDateText({ value, defaultValue, onChange, min, max, isDateUnavailable }: DateTexts) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const text = value === undefined ? own : value;
  const [shown, setShown] = useShown(text);
  const wholeDay = useMemo(() => dateOf(text), [text]);
  const limits = useLimits(min, max);
  const isYearTyped = shown !== null && shown.year < FIRST_WHOLE_YEAR;
  const restore = () => setShown({ text, date: wholeDay });

  function handleChange(date: DateValue | null) {
    if (date && date.year < FIRST_WHOLE_YEAR) {
      setShown({ text, date });
      return;
    }
    restore();
    const next = date && textOf(date);
    if (next === (wholeDay && textOf(wholeDay))) return;
    setOwn(next);
    onChange?.(next);
  }

  return {
    hasWholeDay: wholeDay !== null,
    isYearTyped,
    restore,
    dateProps: {
      value: shown,
      onChange: handleChange,
      ...(isYearTyped ? {} : limits),
      ...(isDateUnavailable && {
        isDateUnavailable: (date: DateValue) => isDateUnavailable(textOf(date)),
      }),
    },
  };
}

interface Shown {
  readonly text: string | null;
  readonly date: DateValue | null;
}

/** The same object as long as the text is the same: for another object the field forgets what is half typed. */
function useShown(text: string | null) {
  const [shown, setShown] = useState<Shown>(() => ({ text, date: dateOf(text) }));
  if (shown.text === text) return [shown.date, setShown] as const;
  const next = { text, date: dateOf(text) };
  setShown(next);
  return [next.date, setShown] as const;
}

function useLimits(min: string | undefined, max: string | undefined) {
  const minValue = useMemo(() => dateOf(min), [min]);
  const maxValue = useMemo(() => dateOf(max), [max]);
  return { ...(minValue && { minValue }), ...(maxValue && { maxValue }) };
}
