import { type KeyboardEvent, useRef, useState } from 'react';
import { tellForm } from '../field/tell-form.ts';
import { type DateTexts, useDateText } from './use-date-text.ts';

const UNFINISHED = 'Write the day, the month and the year.';

interface DateControl extends DateTexts {
  name?: string | undefined;
  errorMessage?: string | undefined;
}

/** What DateField and DatePicker share: days as text, a form that hears of a change, no half-typed day left alone. */
export function useDateControl({ name, errorMessage, onChange, ...texts }: DateControl) {
  const box = useRef<HTMLDivElement>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const { wholeDay, restore, dateProps } = useDateText({
    ...texts,
    onChange: (next) => {
      setUnfinished(false);
      onChange?.(next);
      tellForm(box.current, name);
    },
  });

  /** A day of which a part was taken away comes back; a new one of which a part is missing is said to be unfinished. */
  function handleBlur() {
    const isHalf = isHalfTyped(box.current);
    if (isHalf && wholeDay) restore();
    setUnfinished(isHalf && !wholeDay);
  }

  const message = errorMessage ?? (isUnfinished && !wholeDay ? UNFINISHED : undefined);
  return {
    box,
    hasDay: wholeDay !== null,
    message,
    clear: () => dateProps.onChange(null),
    controlProps: {
      ...dateProps,
      ...(name && { name }),
      ...(message && { isInvalid: true }),
      onBlur: handleBlur,
      onKeyDown: ({ key }: Pick<KeyboardEvent, 'key'>) => {
        if (key !== 'Tab' && key !== 'Shift') setUnfinished(false);
      },
    },
  };
}

function isHalfTyped(box: HTMLElement | null): boolean {
  const segments = [...(box?.querySelectorAll('[data-type]:not([data-type="literal"])') ?? [])];
  const missing = segments.filter((segment) => segment.hasAttribute('data-placeholder'));
  return missing.length > 0 && missing.length < segments.length;
}
