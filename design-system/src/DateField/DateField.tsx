import { X } from 'lucide-react';
import type { RefAttributes } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
  type DateValue,
} from 'react-aria-components/DateField';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './DateField.module.css';
import { DateSegments } from './DateSegments.tsx';
import { useDateControl } from './use-date-control.ts';
import type { DateTexts, ReplacedByText } from './use-date-text.ts';

export interface DateFieldProps
  extends Omit<AriaDateFieldProps<DateValue>, ReplacedByText>,
    DateTexts,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** A cross that empties the field. Where a day is required there is none. */
  isClearable?: boolean;
}

/** A day that people know and type: a date of birth, a start. To look for a day use DatePicker. */
export function DateField({
  label,
  description,
  errorMessage,
  className,
  value,
  defaultValue,
  onChange,
  min,
  max,
  isDateUnavailable,
  name,
  isClearable = true,
  ...rest
}: DateFieldProps) {
  const texts = { value, defaultValue, onChange, min, max, isDateUnavailable };
  const { box, hasDay, message, clear, controlProps } = useDateControl({ ...texts, name, errorMessage });
  const hasCross = isClearable && hasDay && !rest.isRequired && !rest.isDisabled && !rest.isReadOnly;
  return (
    <AriaDateField
      {...rest}
      {...controlProps}
      granularity="day"
      className={classNames(field.field, styles.field, className)}
    >
      <FieldParts label={label} description={description} errorMessage={message} isRequired={rest.isRequired}>
        <div ref={box} className={field.group}>
          <DateSegments />
          {hasCross ? (
            <span className={field.trailing}>
              <IconButton
                slot={null}
                size="small"
                label={`Clear ${label}`}
                icon={<X aria-hidden />}
                onPress={() => {
                  clear();
                  focusFirstSegment(box.current);
                }}
              />
            </span>
          ) : null}
        </div>
      </FieldParts>
    </AriaDateField>
  );
}

/** The cross goes as it is pressed: without this the focus would be lost with it. */
function focusFirstSegment(box: HTMLElement | null) {
  box?.querySelector<HTMLElement>('[data-type][tabindex]')?.focus();
}
