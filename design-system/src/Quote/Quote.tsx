import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Marker, MarkerTag } from '../Marker/Marker.tsx';
import styles from './Quote.module.css';

export interface QuoteProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Words that stand in the resume, without quotation marks. */
  text: string;
  /** Where they stand: "Tidewater Freight, page 1". */
  source?: ReactNode;
  /** Whether they carry the point or count against. */
  tone: 'support' | 'concern';
  /** The number of the finding, when the resume beside it shows the same number. */
  number?: number | undefined;
  /** The part of `text` that decides; the whole when left out. Must stand in `text`. */
  marked?: string | undefined;
  /** report beside a finding (16 px), table in the requirements (15.5), row in a list (14.5), hero for show (30). */
  size?: 'report' | 'table' | 'row' | 'hero';
  /** The finding was just chosen: the stroke is drawn again. */
  isDrawn?: boolean;
}

/** Words of a resume: serif, quotation marks outside, the felt pen on what decides. */
export function Quote({
  text,
  source,
  tone,
  number,
  marked = text,
  size = 'report',
  isDrawn,
  className,
  ...rest
}: QuoteProps) {
  const start = text.indexOf(marked);
  const hasMark = start >= 0 && marked !== '';
  return (
    <figure {...rest} className={classNames(styles.quote, className)} data-size={size}>
      {number === undefined ? null : <MarkerTag number={number} tone={tone} className={styles.number} />}
      <blockquote className={styles.text}>
        “{hasMark ? text.slice(0, start) : text}
        {hasMark ? (
          <Marker tone={tone} {...(isDrawn ? { isDrawn } : {})}>
            {marked}
          </Marker>
        ) : null}
        {hasMark ? text.slice(start + marked.length) : null}”
      </blockquote>
      {source ? <figcaption className={styles.source}>{source}</figcaption> : null}
    </figure>
  );
}
