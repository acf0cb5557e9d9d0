import { type KeyboardEvent, useRef, useState } from 'react';
import { notifyFormChange } from '../field/notify-form-change.ts';
import { type DateTexts, useDateText } from './use-date-text.ts';

/** What a half-typed day lacks, said when the field is left. */
const LACKING = {
  part: 'Enter a complete date.',
  digits: 'Enter a four-digit year.',
} as const;

interface DateControl extends DateTexts {
  name?: string | undefined;
  errorMessage?: string | undefined;
}

/** What DateField and DatePicker share: days as text, a form that hears of a change, no half-typed day left alone. */
export function useDateControl({ name, errorMessage, onChange, ...texts }: DateControl) {
  const box = useRef<HTMLDivElement>(null);
  const [lacking, setLacking] = useState<keyof typeof LACKING | null>(null);
  const { hasWholeDay, isYearTyped, restore, dateProps } = useDateText({
    ...texts,
    onChange: (next) => {
      setLacking(null);
      onChange?.(next);
      notifyFormChange(box.current, name);
    },
  });

  /** A day of which a part was taken away comes back; of a new one it is said what it lacks. */
  function handleBlur() {
    const lack = isYearTyped ? 'digits' : lacksPart(box.current) ? 'part' : null;
    if (lack && hasWholeDay) restore();
    else setLacking(lack);
  }

  const message = errorMessage ?? (lacking && !hasWholeDay ? LACKING[lacking] : undefined);
  return {
    box,
    hasDay: hasWholeDay,
    message,
    clear: () => dateProps.onChange(null),
    controlProps: {
      ...dateProps,
      ...(name && { name }),
      ...(message && { isInvalid: true }),
      validationBehavior: 'aria' as const,
      onBlur: handleBlur,
      onKeyDown: ({ key }: Pick<KeyboardEvent, 'key'>) => {
        if (key !== 'Tab' && key !== 'Shift') setLacking(null);
      },
    },
  };
}

function lacksPart(box: HTMLElement | null): boolean {
  const segments = [...(box?.querySelectorAll('[data-type]:not([data-type="literal"])') ?? [])];
  const missing = segments.filter((segment) => segment.hasAttribute('data-placeholder'));
  return missing.length > 0 && missing.length < segments.length;
}
