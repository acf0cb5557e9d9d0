import type { ReactNode, RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

/** One primary a screen; danger only inside a dialog that asks for confirmation. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** small for dense bars, medium for pages, form beside fields, large for landing and plan pages. */
export type ButtonSize = 'small' | 'medium' | 'form' | 'large';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children'>,
    RefAttributes<HTMLButtonElement> {
  children?: ReactNode;
  className?: string | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** An icon of 16 px before the label. */
  icon?: ReactNode;
  /** The action runs: the button keeps the focus and ignores presses. */
  isPending?: boolean;
  /** Replaces the label while pending: "Saving...". */
  pendingLabel?: string;
}

/** Does something here. For a change of page use ButtonLink. */
export function Button({
  children,
  className,
  variant = 'secondary',
  size = 'medium',
  icon,
  isPending = false,
  pendingLabel,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {isPending ? <Spinner /> : icon}
      {isPending ? (pendingLabel ?? children) : children}
    </AriaButton>
  );
}
