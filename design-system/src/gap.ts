import type { CSSProperties } from 'react';

/** A distance in steps of the 4 px grid: 2 is `--space-2`, 8 px; halves are for what is dense. */
export type Gap = 0 | 0.5 | 1 | 1.5 | 2 | 2.5 | 3 | 3.5 | 4 | 5 | 6 | 7 | 8 | 10 | 12;

/** The style that carries a gap to a style sheet as `--gap`; `rowGap` is the gap between lines where that is another one. */
export function gapStyle(gap: Gap, rowGap: Gap = gap): CSSProperties {
  const steps = (value: Gap) => `calc(${value} * var(--space-1))`;
  return { '--gap': rowGap === gap ? steps(gap) : `${steps(rowGap)} ${steps(gap)}` } as CSSProperties;
}
