import { getLocalTimeZone, today } from '@internationalized/date';
import { use } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { Button } from '../Button/Button.tsx';
import type { DateTexts } from '../DateField/use-date-text.ts';
import { canChoose } from './can-choose.ts';
import styles from './DatePicker.module.css';

interface CalendarActionsProps {
  isClearable: boolean;
  texts: Pick<DateTexts, 'min' | 'max' | 'isDateUnavailable'>;
}

/** Under the month: today, and no day at all. Both close it. */
export function CalendarActions({ isClearable, texts }: CalendarActionsProps) {
  const state = use(DatePickerStateContext);
  const now = today(getLocalTimeZone());
  return (
    <footer className={styles.actions}>
      <Button
        size="small"
        isDisabled={!canChoose(now.toString(), texts)}
        onPress={() => state?.setDateValue(now)}
      >
        Today
      </Button>
      {isClearable ? (
        <Button
          size="small"
          variant="ghost"
          isDisabled={!state?.value}
          onPress={() => {
            state?.setValue(null);
            state?.setOpen(false);
          }}
        >
          Clear
        </Button>
      ) : null}
    </footer>
  );
}
