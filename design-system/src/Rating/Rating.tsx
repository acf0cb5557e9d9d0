import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Meter } from '../Meter/Meter.tsx';
import { percentOf } from '../ScoreRing/band.ts';
import { BAND_WORDS, type RatingBand, type RatingConfidence } from './band.ts';
import styles from './Rating.module.css';
import { RatingWord } from './RatingWord.tsx';

export interface RatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The score of the match, from 0 to 1. */
  value: number;
  /** What it could reach if every unknown were confirmed, from 0 to 1. */
  potential?: number | null | undefined;
  /** What the score says in a word; null where it is not known: then the number stands alone. */
  band: RatingBand | null;
  /** How much it rests on: said to a pointer that rests on it and to a screen reader. */
  confidence?: RatingConfidence | null | undefined;
  /** What is scored and of whom, for a screen reader. */
  label: string;
  /** How the number is written: `74%`, or `0.74`. */
  unit?: 'percent' | 'fraction';
  /** At the end of a row that is set to the right. */
  align?: 'start' | 'end';
}

/**
 * The score of a match in a list, in one line: number, bar with what it could reach, word. Where a resume says too little there
 * is the word alone, because a low number would say something of the person.
 */
export function Rating({
  value,
  potential,
  band,
  confidence,
  label,
  unit = 'percent',
  align = 'start',
  className,
  ...rest
}: RatingProps) {
  const write = (fraction: number) => (unit === 'fraction' ? fraction.toFixed(2) : `${percentOf(fraction)}%`);
  const reach = potential && percentOf(potential) > percentOf(value) ? `up to ${write(potential)}` : null;
  const shared = { ...rest, className: classNames(styles.rating, className), 'data-align': align };
  if (band === 'insufficient_data') {
    return (
      <div {...shared}>
        <RatingWord band={band} />
      </div>
    );
  }
  const details = [confidence && `${confidence} confidence`, reach].filter(Boolean).join(', ');
  return (
    <div {...shared} title={details || undefined}>
      <strong className={styles.number} data-unit={unit}>
        {write(value)}
      </strong>
      <Meter scale="match" value={value} potential={potential} label={label} className={styles.meter} />
      {band ? <span className={styles.short}>{BAND_WORDS[band]}</span> : null}
      {details ? <span data-visually-hidden>{details}</span> : null}
    </div>
  );
}
