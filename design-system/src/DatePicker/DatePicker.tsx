import { CalendarDays } from 'lucide-react';
import type { RefAttributes } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  type DateValue,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { classNames } from '../class-names.ts';
import dates from '../DateField/DateField.module.css';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { useDateControl } from '../DateField/use-date-control.ts';
import type { DateTexts, ReplacedByText } from '../DateField/use-date-text.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { IconButton } from '../IconButton/IconButton.tsx';
import overlay from '../overlay/overlay.module.css';
import { CalendarActions } from './CalendarActions.tsx';
import styles from './DatePicker.module.css';
import { MonthView } from './MonthView.tsx';

export interface DatePickerProps
  extends Omit<AriaDatePickerProps<DateValue>, ReplacedByText>,
    DateTexts,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** "Clear" under the month. Where a day is required there is none. */
  isClearable?: boolean;
}

/** A day that people look for: typed like a DateField, or chosen from a month that opens below. */
export function DatePicker({
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
}: DatePickerProps) {
  const texts = { value, defaultValue, onChange, min, max, isDateUnavailable };
  const { box, message, controlProps } = useDateControl({ ...texts, name, errorMessage });
  return (
    <AriaDatePicker
      {...rest}
      {...controlProps}
      granularity="day"
      className={classNames(field.field, dates.field, className)}
    >
      <FieldParts label={label} description={description} errorMessage={message} isRequired={rest.isRequired}>
        <Group ref={box} className={field.group ?? ''}>
          <DateSegments />
          <span className={field.trailing}>
            <IconButton
              className={styles.opener}
              size="small"
              label="Calendar"
              icon={<CalendarDays aria-hidden />}
            />
          </span>
        </Group>
      </FieldParts>
      <Popover className={overlay.surface ?? ''} data-content="dialog" offset={4}>
        <Dialog className={styles.dialog ?? ''}>
          <MonthView />
          <CalendarActions
            isClearable={isClearable && !rest.isRequired}
            texts={{ min, max, isDateUnavailable }}
          />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
