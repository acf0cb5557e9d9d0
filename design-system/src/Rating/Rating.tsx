import { type ComponentProps, Fragment } from 'react';
import { classNames } from '../class-names.ts';
import { Meter } from '../Meter/Meter.tsx';
import { percentOf } from '../ScoreRing/band.ts';
import type { RatingBand, RatingConfidence } from './band.ts';
import styles from './Rating.module.css';
import { RatingWord } from './RatingWord.tsx';

export interface RatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The score of the match, from 0 to 1. */
  value: number;
  /** What it could reach if every unknown were confirmed, from 0 to 1. */
  potential?: number | null | undefined;
  /** What the score says in a word; null where it is not known: then the number stands alone. */
  band: RatingBand | null;
  /** How much it rests on; left out where there is no room. */
  confidence?: RatingConfidence | null | undefined;
  /** What is scored and of whom, for a screen reader. */
  label: string;
  /** How the number is written: `74%`, or `0.74`. */
  unit?: 'percent' | 'fraction';
  /** At the end of a row that is set to the right. */
  align?: 'start' | 'end';
}

/**
 * The score of a match in a list: number, bar, word, and what it could reach. Where a resume says too little there is the word
 * alone, because a low number would say something of the person.
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
  return (
    <div {...shared}>
      <span className={styles.figure}>
        <strong className={styles.number}>{write(value)}</strong>
        <Meter scale="match" value={value} potential={potential} label={label} className={styles.meter} />
      </span>
      {band ? <RatingWord band={band} /> : null}
      <Details parts={[confidence ? `${confidence} confidence` : null, reach]} />
    </div>
  );
}

/** Quiet words below the score; where they do not fit, the line ends between two of them. */
function Details({ parts }: { readonly parts: readonly (string | null)[] }) {
  const shown = parts.filter((part) => part !== null);
  if (shown.length === 0) return null;
  return (
    <span className={styles.reach}>
      {shown.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span className={styles.part}>{index < shown.length - 1 ? `${part},` : part}</span>
        </Fragment>
      ))}
    </span>
  );
}
