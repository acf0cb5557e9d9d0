import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

/** pencil is for what we do not know: estimated, not scored yet. */
export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'negative' | 'caution' | 'pencil';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone;
  /** An icon of 12 px, so that the meaning has a shape as well as a color. */
  icon?: ReactNode;
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
