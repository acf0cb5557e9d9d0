import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './DatePicker.module.css';

/** One month; its weeks begin on the day that the reader's language begins them. */
export function MonthView() {
  return (
    <Calendar className={styles.calendar ?? ''}>
      <header className={styles.header}>
        <IconButton slot="previous" label="Previous month" icon={<ChevronLeft aria-hidden />} />
        <CalendarHeading className={styles.month ?? ''} />
        <IconButton slot="next" label="Next month" icon={<ChevronRight aria-hidden />} />
      </header>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={styles.day ?? ''} date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
