import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SegmentedControl.module.css';

export interface SegmentedControlProps<Id extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is switched, for a screen reader. */
  label: string;
  items: readonly { id: Id; label: ReactNode; isDisabled?: boolean }[];
  value: Id;
  onChange: (value: Id) => void;
}

/** Two to four views of the same thing; one is always chosen. The arrow keys move the choice. */
export function SegmentedControl<Id extends string>({
  label,
  items,
  value,
  onChange,
  className,
  ...rest
}: SegmentedControlProps<Id>) {
  const name = useId();
  return (
    <div {...rest} role="radiogroup" aria-label={label} className={classNames(styles.control, className)}>
      {items.map((item) => (
        <label key={item.id} className={styles.segment}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={item.id}
            checked={item.id === value}
            disabled={item.isDisabled}
            onChange={() => onChange(item.id)}
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
