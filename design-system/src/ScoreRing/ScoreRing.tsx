import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { bandOf, percentOf } from './band.ts';
import { RingDrawing } from './RingDrawing.tsx';
import styles from './ScoreRing.module.css';

export interface ScoreRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From 0 to 1; null is drawn as a dashed outline that says `unscored`. */
  value: number | null;
  /** What is said where there is no number. */
  unscored?: string;
  /** What it could reach if every unknown were confirmed, from 0 to 1. */
  potential?: number | null | undefined;
  /** A match is a percent, a resume stands on a scale of a hundred. */
  unit: 'percent' | 'hundred';
  /** small (116 px) beside text, medium (132 px) in a report, large (196 px) as the one score of a page. */
  size?: 'small' | 'medium' | 'large';
  /** The word for it, where it has other words than a score of a resume; its notches are where they begin, in percent. */
  word?: { text: string; starts: readonly number[] };
  /** What is scored, for a screen reader. */
  label?: string;
}

/** A score as an arc of 280 degrees, always with its number, its scale and its word. */
export function ScoreRing({
  value,
  potential,
  unit,
  size = 'small',
  unscored = 'Not scored yet',
  word,
  label = 'Score',
  className,
  ...rest
}: ScoreRingProps) {
  const shared = { ...rest, className: classNames(styles.ring, className), 'data-size': size };
  if (value === null) {
    return (
      <div {...shared} {...described(`${label}: ${unscored.charAt(0).toLowerCase()}${unscored.slice(1)}`)}>
        <RingDrawing value={null} reach={0} />
        <span className={styles.unscored}>{unscored}</span>
      </div>
    );
  }
  const percent = percentOf(value);
  const reach = Math.max(percent, percentOf(potential ?? value));
  const text = word?.text ?? bandOf(value);
  const sign = unit === 'percent' ? '%' : '';
  const range = reach > percent ? `up to ${reach}${sign}` : null;
  const words = [`${percent} of 100${sign}`, text, range].filter(Boolean).join(', ');
  return (
    <div {...shared} {...described(`${label}: ${words}`)}>
      <RingDrawing
        value={percent / 100}
        reach={reach / 100}
        hasTicks={size === 'large'}
        starts={word?.starts}
      />
      <span className={styles.number}>
        {percent}
        {sign}
      </span>
      {size === 'small' ? (
        <span className={styles.scale} data-long={(range ?? text).length > LONG || undefined}>
          {range ?? text}
        </span>
      ) : (
        <>
          <span className={styles.scale}>out of 100{sign}</span>
          <span className={styles.band} data-long={text.length > LONG || undefined}>
            {text}
          </span>
        </>
      )}
    </div>
  );
}

/** More letters than this do not fit between the ends of the arc. */
const LONG = 10;

function described(label: string) {
  return { role: 'img', 'aria-label': label };
}
