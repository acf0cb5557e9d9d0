import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Verdict.module.css';

/** What a resume says about a requirement. */
export type VerdictValue = 'met' | 'not_met' | 'insufficient_data';

export interface VerdictProps extends Omit<ComponentProps<'span'>, 'children'> {
  verdict: VerdictValue;
  /** Met, but by less than was asked for: a related skill, a word in a list. */
  isPartial?: boolean;
  /** The shape alone, for dense rows; its word stays for a screen reader. */
  iconOnly?: boolean;
}

const WORDS: Record<VerdictValue, string> = {
  met: 'Met',
  not_met: 'Not met',
  insufficient_data: 'Insufficient data',
};

/**
 * Three verdicts, three shapes: a filled circle, a square, a dashed circle; what is met in part is a circle that is half
 * filled. The colour comes second.
 */
export function Verdict({ verdict, isPartial = false, iconOnly = false, className, ...rest }: VerdictProps) {
  const isHalf = isPartial && verdict === 'met';
  const words = isHalf ? 'Met in part' : WORDS[verdict];
  const name = iconOnly ? { role: 'img', 'aria-label': words, title: words } : {};
  return (
    <span {...rest} {...name} className={classNames(styles.verdict, className)} data-verdict={verdict}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {isHalf ? HALF : SHAPES[verdict]}
      </svg>
      {iconOnly ? null : words}
    </span>
  );
}

const HALF = (
  <>
    <circle className={styles.edge} cx="8" cy="8" r="6.75" />
    <path className={styles.solid} d="M8 1.25A6.75 6.75 0 0 0 8 14.75Z" />
  </>
);

const SHAPES: Record<VerdictValue, ReactNode> = {
  met: (
    <>
      <circle className={styles.solid} cx="8" cy="8" r="7.5" />
      <path className={styles.onSolid} d="M4.9 8.2 7.1 10.4 11.2 5.9" />
    </>
  ),
  not_met: (
    <>
      <rect className={styles.edge} x="1.25" y="1.25" width="13.5" height="13.5" rx="2.5" />
      <path className={styles.stroke} d="M5.6 5.6 10.4 10.4M10.4 5.6 5.6 10.4" />
    </>
  ),
  insufficient_data: (
    <>
      <circle className={styles.dashed} cx="8" cy="8" r="6.9" />
      <path className={styles.stroke} d="M5.3 8H10.7" />
    </>
  ),
};
