import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is awaited, for a screen reader: "Loading resumes". Without it the spinner is decoration. */
  label?: string;
}

/** An open ring that turns: work of unknown length in a small place. For a page use SkeletonRows. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...rest} {...meaning} className={classNames(styles.spinner, className)} />;
}
