import styles from './RadarChart.module.css';
import type { Point } from './radar-geometry.ts';

interface SeriesPointProps {
  series: number;
  at: Point;
  /** Half of its width, in units of the drawing. */
  size: number;
}

/** The point of a series: round, square, a triangle or a diamond, so that lines that cross stay apart. */
export function SeriesPoint({ series, at: [x, y], size }: SeriesPointProps) {
  return (
    <path
      className={styles.point}
      data-series={series}
      transform={`translate(${x} ${y}) scale(${size})`}
      d={SHAPES[series % SHAPES.length]}
    />
  );
}

const SHAPES = [
  'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  'M-.9 -.9H.9V.9H-.9Z',
  'M0 -1.2L1.15 .8H-1.15Z',
  'M0 -1.3L1.3 0L0 1.3L-1.3 0Z',
];
