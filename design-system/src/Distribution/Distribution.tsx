import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Distribution.module.css';

export interface DistributionBin {
  /** Where the bin begins: "60"; for the unknown a word: "none". */
  label: string;
  /** How many fall into it. */
  value: number;
  /** These are not scored: hatched, and set apart at the start. */
  isUnknown?: boolean | undefined;
}

export interface DistributionProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** From the lowest to the highest. */
  bins: readonly DistributionBin[];
  /** What is counted, for a screen reader. */
  label: string;
  /** The end of the last bin: "100". */
  endLabel?: string;
}

/** How many stand where on a scale. Darker further up, so that length and tint say the same. */
export function Distribution({ bins, label, endLabel, className, ...rest }: DistributionProps) {
  const most = Math.max(1, ...bins.map((bin) => bin.value));
  const known = bins.filter((bin) => !bin.isUnknown);
  return (
    <figure {...rest} aria-label={label} className={classNames(styles.distribution, className)}>
      <ul className={styles.bins}>
        {bins.map((bin) => {
          const tint = bin.isUnknown ? 'unknown' : tintOf(known.indexOf(bin), known.length);
          return (
            <li key={bin.label} className={styles.bin} data-unknown={bin.isUnknown || undefined}>
              <span className={styles.count}>
                {bin.value > 0 ? bin.value : <span className={styles.zero}>0</span>}
              </span>
              <span
                className={styles.bar}
                data-tint={tint}
                style={{ '--share': bin.value / most } as CSSProperties}
              />
              <span className={styles.label}>{bin.label}</span>
            </li>
          );
        })}
      </ul>
      {endLabel ? <span className={styles.end}>{endLabel}</span> : null}
    </figure>
  );
}

function tintOf(place: number, known: number): number {
  return Math.min(4, Math.max(1, Math.ceil(((known - place) / known) * 5)));
}
