import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Paper.module.css';

export interface PaperProps extends ComponentProps<'article'> {
  /** Stays a light sheet at night: the original as the candidate made it. */
  isOriginal?: boolean;
}

/** A sheet on the desk, set in the candidate's serif. Give it padding through its content or className. */
export function Paper({ isOriginal, className, ...rest }: PaperProps) {
  return (
    <article
      {...rest}
      className={classNames(styles.paper, className)}
      data-original={isOriginal || undefined}
    />
  );
}
