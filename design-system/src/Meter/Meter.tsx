import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { percentOf } from '../ScoreRing/band.ts';
import styles from './Meter.module.css';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From 0 to 1. */
  value: number;
  /** What it could reach if every unknown were confirmed, from 0 to 1: hatched from value up to here. */
  potential?: number | null | undefined;
  /** Where its notches stand: at 60, 70 and 80, or where a match begins to be possible and strong. */
  scale?: 'hundred' | 'match';
  /** What is measured, for a screen reader; the number itself stands beside the meter. */
  label: string;
}

/** A score as a length of ink, 6 px high, with notches. Its color never changes. */
export function Meter({ value, potential, scale = 'hundred', label, className, style, ...rest }: MeterProps) {
  const percent = percentOf(value);
  const reach = Math.max(percent, percentOf(potential ?? value));
  const lengths = { '--value': `${percent}%`, '--reach': `${reach}%` } as CSSProperties;
  const meaning = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': percent,
    'aria-valuetext': reach > percent ? `${percent}%, up to ${reach}%` : `${percent}%`,
  };
  return (
    <div
      {...rest}
      {...meaning}
      className={classNames(styles.meter, className)}
      data-scale={scale}
      style={{ ...lengths, ...style }}
    />
  );
}
