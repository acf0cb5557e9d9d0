import type { ReactNode, RefAttributes } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styles from '../Button/Button.module.css';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';

export interface ButtonLinkProps
  extends Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'href'>,
    RefAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
  className?: string | undefined;
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
    <AriaLink
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </AriaLink>
  );
}
