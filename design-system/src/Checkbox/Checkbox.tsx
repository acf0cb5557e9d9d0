import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Checkbox.module.css';

type InputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'required' | 'readOnly' | 'size' | 'ref'
>;

export interface CheckboxProps extends InputProps {
  /** The label; without one give aria-label. */
  children?: ReactNode;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  ref?: Ref<HTMLLabelElement>;
}

/** Chosen or not. Rest props reach the input, className and ref the label around it. */
export function Checkbox({
  children,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isDisabled,
  isRequired,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  // There is no attribute for it: the property is set whenever the input is committed.
  const drawState = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isIndeterminate;
  };
  return (
    <label
      ref={ref}
      className={classNames(styles.checkbox, className)}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...rest}
        ref={drawState}
        type="checkbox"
        className={styles.box}
        checked={isSelected}
        defaultChecked={defaultSelected}
        disabled={isDisabled}
        required={isRequired}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {children ? <span className={styles.words}>{children}</span> : null}
    </label>
  );
}
