import type { ReactNode } from 'react';
import styles from '../Button/Button.module.css';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Anchor, type AnchorProps } from '../navigation/Anchor.tsx';

export interface ButtonLinkProps extends AnchorProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** An icon of 16 px before the label. */
  icon?: ReactNode;
}

/** Looks like a Button, goes to another page: opens in a tab, is read as a link. */
export function ButtonLink({
  children,
  className,
  variant = 'secondary',
  size = 'medium',
  icon,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </Anchor>
  );
}
