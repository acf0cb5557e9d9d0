import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What advances. */
  label: string;
  /** From 0 to 100. */
  value?: number | undefined;
  /** The length of the work is unknown. */
  isIndeterminate?: boolean;
  /** Replaces the percent at the end of the line: "4 of 9"; null leaves it out. */
  valueLabel?: ReactNode;
  /** It is a measure: nothing advances. */
  isMeasure?: boolean;
  /** The label is written elsewhere: only the bar is drawn. */
  isLabelHidden?: boolean;
}

/** Work that advances, or a measure in words. */
export function ProgressBar({
  label,
  value = 0,
  isIndeterminate = false,
  valueLabel,
  isLabelHidden = false,
  isMeasure = false,
  className,
  ...rest
}: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const shown = isIndeterminate ? null : `${percent}%`;
  const meaning = {
    role: isMeasure ? 'meter' : 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': isIndeterminate ? undefined : percent,
    'aria-valuetext': typeof valueLabel === 'string' ? valueLabel : undefined,
  };
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      {isLabelHidden ? null : (
        <div className={styles.words} aria-hidden="true">
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{valueLabel === undefined ? shown : valueLabel}</span>
        </div>
      )}
      <div
        {...meaning}
        className={styles.track}
        data-indeterminate={isIndeterminate || undefined}
        style={{ '--done': `${percent}%` } as CSSProperties}
      />
    </div>
  );
}
