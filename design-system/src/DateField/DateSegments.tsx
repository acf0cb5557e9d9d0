import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import styles from './DateField.module.css';

/** Day, month and year, each typed or turned by the arrow keys, in the order of the reader's language. */
export function DateSegments() {
  return (
    <DateInput className={classNames(field.control, styles.input)}>
      {(segment) => <DateSegment className={styles.segment ?? ''} segment={segment} />}
    </DateInput>
  );
}
