import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Logo.module.css';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The sign without the name, where there is no room; it stays for a screen reader. */
  iconOnly?: boolean;
}

/** Three lines of a list, the first marked, the last ticked. */
export function Logo({ iconOnly = false, className, ...rest }: LogoProps) {
  const name = iconOnly ? { role: 'img', 'aria-label': 'Shortlist' } : {};
  return (
    <span {...rest} {...name} className={classNames(styles.logo, className)}>
      <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
        <path className={styles.mark} d="M0.2 1.9 L18.4 0.4 L18.9 5.8 L0.6 7.1 Z" />
        <path className={styles.lines} d="M2.5 3.8H16M2.5 9.8H12M2.5 15.6H12" />
        <path className={styles.tick} d="M14 13.4L15.7 15.1L19 11.3" />
      </svg>
      {iconOnly ? null : 'Shortlist'}
    </span>
  );
}
