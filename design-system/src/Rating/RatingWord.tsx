import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { BAND_WORDS, type RatingBand, type RatingConfidence } from './band.ts';
import styles from './Rating.module.css';

export interface RatingWordProps extends Omit<ComponentProps<'span'>, 'children'> {
  band: RatingBand;
  /** How much it rests on; left out where there is no room, and null where it is not known. */
  confidence?: RatingConfidence | null | undefined;
}

/** The word for a match, with a shape of its own: three bars, two, one, and a dashed circle where nobody can tell. */
export function RatingWord({ band, confidence, className, ...rest }: RatingWordProps) {
  const isKnown = band !== 'insufficient_data';
  return (
    <span {...rest} className={classNames(styles.word, className)} data-band={band}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {SHAPES[band]}
      </svg>
      <span>
        {BAND_WORDS[band]}
        {isKnown && confidence ? (
          <span className={styles.confidence}>{`, ${confidence} confidence`}</span>
        ) : null}
      </span>
    </span>
  );
}

const BARS = ['M2.5 14V10.5', 'M8 14V6.5', 'M13.5 14V2.5'];

const SHAPES: Readonly<Record<RatingBand, ReactNode>> = {
  strong: bars(3),
  possible: bars(2),
  weak: bars(1),
  insufficient_data: (
    <>
      <circle className={styles.dashed} cx="8" cy="8" r="6.9" />
      <path className={styles.dash} d="M5.3 8H10.7" />
    </>
  ),
};

function bars(count: number): ReactNode {
  return BARS.map((path, index) => (
    <path key={path} className={index < count ? styles.bar : styles.emptyBar} d={path} />
  ));
}
