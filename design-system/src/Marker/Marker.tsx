import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Marker.module.css';

/**
 * support: words that carry a point; concern: words that count against; pencil: words that may answer and nobody has judged, with a
 * line under them and no marker; hidden: words no reader can see.
 */
export type MarkerTone = 'support' | 'concern' | 'pencil' | 'hidden';

export interface MarkerProps extends ComponentProps<'mark'> {
  tone?: MarkerTone;
  /** Draws the stroke again from left to right: the finding was just chosen. */
  isDrawn?: boolean;
}

/** Marks words that stand in a resume, and nothing else. Breaks over lines like a felt pen. */
export function Marker({ tone = 'support', isDrawn, className, ...rest }: MarkerProps) {
  return (
    <mark
      {...rest}
      className={classNames(styles.marker, className)}
      data-tone={tone}
      data-drawn={isDrawn || undefined}
    />
  );
}

export interface MarkerTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The number of the finding; it stands beside the finding and in the margin of the resume. */
  number: number | string;
  tone?: MarkerTone;
}

/** The numbered tag that ties a finding to its words. */
export function MarkerTag({ number, tone = 'support', className, ...rest }: MarkerTagProps) {
  return (
    <span {...rest} className={classNames(styles.tag, className)} data-tone={tone}>
      {number}
    </span>
  );
}
