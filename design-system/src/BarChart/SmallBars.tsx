import type { CSSProperties } from 'react';
import { keysOf } from '../ChartFigure/chart-data.ts';
import type { BarChartProps } from './bar.ts';
import styles from './SmallBars.module.css';
import { endOf, shareOf } from './scale.ts';

/** The bars alone, the last one in full ink; zero is a hairline. */
export function SmallBars({ bars, max }: Pick<BarChartProps, 'bars' | 'max'>) {
  const end = endOf(bars, max);
  const keys = keysOf(bars.map(({ label }) => label));
  return (
    <span className={styles.bars}>
      {bars.map(({ value }, position) => (
        <span
          key={keys[position]}
          className={styles.bar}
          data-state={value === null ? 'unknown' : value === 0 ? 'zero' : undefined}
          style={{ '--share': shareOf(value, end) } as CSSProperties}
        />
      ))}
    </span>
  );
}
