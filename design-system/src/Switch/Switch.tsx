import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Switch.module.css';

export interface SwitchProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'role' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled' | 'size' | 'ref'
  > {
  /** The label; without one give aria-label. */
  children?: ReactNode;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  ref?: Ref<HTMLLabelElement>;
}

/** On or off, at once and without a Save. Rest props reach the input, className and ref the label around it. */
export function Switch({
  children,
  isSelected,
  defaultSelected,
  isDisabled,
  onChange,
  className,
  ref,
  ...rest
}: SwitchProps) {
  const state = { type: 'checkbox', role: 'switch', checked: isSelected, defaultChecked: defaultSelected };
  return (
    <label ref={ref} className={classNames(styles.switch, className)}>
      <input
        {...rest}
        {...state}
        className={styles.track}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {children ? <span>{children}</span> : null}
    </label>
  );
}
