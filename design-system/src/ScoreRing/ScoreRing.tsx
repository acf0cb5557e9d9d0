import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { bandOf, percentOf } from './band.ts';
import { RingDrawing } from './RingDrawing.tsx';
import styles from './ScoreRing.module.css';

export interface ScoreRingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From 0 to 1; null is drawn as a dashed outline that says "Not scored yet". */
  value: number | null;
  /** What it could reach if every unknown were confirmed, from 0 to 1. */
  potential?: number | null | undefined;
  /** A match is a percent, a resume stands on a scale of a hundred. */
  unit: 'percent' | 'hundred';
  /** small (116 px) beside text, medium (132 px) in a report, large (196 px) as the one score of a page. */
  size?: 'small' | 'medium' | 'large';
  /** What is scored, for a screen reader. */
  label?: string;
}

/** A score as an arc of 280 degrees, always with its number, its scale and its word. */
export function ScoreRing({
  value,
  potential,
  unit,
  size = 'small',
  label = 'Score',
  className,
  ...rest
}: ScoreRingProps) {
  const shared = { ...rest, className: classNames(styles.ring, className), 'data-size': size };
  if (value === null) {
    return (
      <div {...shared} {...described(`${label}: not scored yet`)}>
        <RingDrawing value={null} reach={0} />
        <span className={styles.unscored}>Not scored yet</span>
      </div>
    );
  }
  const percent = percentOf(value);
  const reach = Math.max(percent, percentOf(potential ?? value));
  const sign = unit === 'percent' ? '%' : '';
  const range = reach > percent ? `up to ${reach}${sign}` : null;
  const words = [`${percent} of 100${sign}`, bandOf(value), range].filter(Boolean).join(', ');
  return (
    <div {...shared} {...described(`${label}: ${words}`)}>
      <RingDrawing value={percent / 100} reach={reach / 100} hasTicks={size === 'large'} />
      <span className={styles.number}>
        {percent}
        {sign}
      </span>
      {size === 'small' ? (
        <span className={styles.scale}>{range ?? bandOf(value)}</span>
      ) : (
        <>
          <span className={styles.scale}>of 100{sign}</span>
          <span className={styles.band} data-long={bandOf(value).length > LONG || undefined}>
            {bandOf(value)}
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
