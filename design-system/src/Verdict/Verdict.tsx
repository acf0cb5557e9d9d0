import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Verdict.module.css';

/** The verdicts in the order of counts. */
export const VERDICT_ORDER = ['met', 'partly', 'not_met', 'to_check', 'not_mentioned'] as const;

/** What a resume says about a requirement. */
export type VerdictValue = (typeof VERDICT_ORDER)[number];

/** Each verdict's word, as a label. */
export const VERDICT_WORDS: Readonly<Record<VerdictValue, string>> = {
  met: 'Met',
  partly: 'Partly met',
  not_met: 'Not met',
  to_check: 'To check',
  not_mentioned: 'Not mentioned',
};

/** '6 of 12 met': what is partly met is not met. */
export function metWords(counts: Readonly<Record<VerdictValue, number>>): string {
  const all = VERDICT_ORDER.reduce((sum, verdict) => sum + counts[verdict], 0);
  return `${counts.met} of ${all} met`;
}

/** '6 met, 1 partly met, 3 to check'; a verdict that nothing has is left out. */
export function countWords(counts: Readonly<Record<VerdictValue, number>>): string {
  const words = VERDICT_ORDER.filter((verdict) => counts[verdict] > 0).map(
    (verdict) => `${counts[verdict]} ${VERDICT_WORDS[verdict].toLowerCase()}`,
  );
  return words.join(', ') || 'No requirements';
}

export interface VerdictProps extends Omit<ComponentProps<'span'>, 'children'> {
  verdict: VerdictValue;
  /** The shape alone, for dense rows; its word stays for a screen reader. */
  iconOnly?: boolean;
}

/**
 * Five verdicts, five shapes: a filled circle with a tick, a half-filled circle, a square with a cross, and dashed circles with a
 * question mark and a dash for what nobody has judged and what nobody said. The color comes second.
 */
export function Verdict({ verdict, iconOnly = false, className, ...rest }: VerdictProps) {
  const words = VERDICT_WORDS[verdict];
  const name = iconOnly ? { role: 'img', 'aria-label': words, title: words } : {};
  return (
    <span {...name} {...rest} className={classNames(styles.verdict, className)} data-verdict={verdict}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        {SHAPES[verdict]}
      </svg>
      {iconOnly ? null : words}
    </span>
  );
}

const SHAPES: Record<VerdictValue, ReactNode> = {
  met: (
    <>
      <circle className={styles.solid} cx="8" cy="8" r="7.5" />
      <path className={styles.onSolid} d="M4.9 8.2 7.1 10.4 11.2 5.9" />
    </>
  ),
  partly: (
    <>
      <circle className={styles.edge} cx="8" cy="8" r="6.75" />
      <path className={styles.solid} d="M8 1.25A6.75 6.75 0 0 0 8 14.75Z" />
    </>
  ),
  not_met: (
    <>
      <rect className={styles.edge} x="1.25" y="1.25" width="13.5" height="13.5" rx="2.5" />
      <path className={styles.stroke} d="M5.6 5.6 10.4 10.4M10.4 5.6 5.6 10.4" />
    </>
  ),
  to_check: (
    <>
      <circle className={styles.dashed} cx="8" cy="8" r="6.9" />
      <path className={styles.stroke} d="M6.2 6.4A1.85 1.85 0 1 1 8.9 8.05C8.3 8.4 8 8.7 8 9.3" />
      <circle className={styles.solid} cx="8" cy="11.6" r="0.95" />
    </>
  ),
  not_mentioned: (
    <>
      <circle className={styles.dashed} cx="8" cy="8" r="6.9" />
      <path className={styles.stroke} d="M5.3 8H10.7" />
    </>
  ),
};
