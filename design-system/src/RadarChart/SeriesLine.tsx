import styles from './RadarChart.module.css';
import { SeriesPoint } from './SeriesPoint.tsx';

/** A piece of the line of a series, to stand beside its name. `index` is its place among the series, from 0. */
export function SeriesLine({ index }: { index: number }) {
  return (
    <svg className={styles.sample} width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
      <path className={styles.line} data-series={index} d="M1 4H27" />
      <SeriesPoint series={index} at={[14, 4]} size={3} />
    </svg>
  );
}
