import { useId } from 'react';
import { BAND_STARTS } from './band.ts';
import styles from './ScoreRing.module.css';

const CENTER = 50;
const RADIUS = 44;
const SWEEP = 280;
const START = 130;

/** The arc itself, in a box of 100 by 100. Fractions from 0 to 1; a value of null is the dashed outline. */
export function RingDrawing({
  value,
  reach,
  hasTicks = false,
  starts = BAND_STARTS,
}: {
  value: number | null;
  reach: number;
  hasTicks?: boolean;
  /** Where its notches stand, in percent. */
  starts?: readonly number[] | undefined;
}) {
  const notches = useId();
  if (value === null) {
    return (
      <svg className={styles.drawing} viewBox="0 0 100 88" aria-hidden="true">
        <path className={styles.outline} d={arc(0, 1)} />
      </svg>
    );
  }
  return (
    <svg className={styles.drawing} viewBox="0 0 100 88" aria-hidden="true">
      <mask id={notches} maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">
        <rect className={styles.keep} width="100" height="100" />
        {starts.map((start) => (
          <path key={start} className={styles.cut} d={spoke(start / 100, 38, 50)} />
        ))}
      </mask>
      <g mask={`url(#${notches})`}>
        {reach < 1 ? <path className={styles.track} d={arc(reach, 1)} /> : null}
        {reach > value ? (
          <path className={styles.reach} d={hatch(value, reach, hasTicks ? 100 : 62)} />
        ) : null}
        {value > 0 ? <path className={styles.value} d={arc(0, value)} /> : null}
      </g>
      {hasTicks
        ? starts.map((start) => {
            const [x, y] = point(start / 100, 35);
            return (
              <text key={start} className={styles.tick} x={x} y={y}>
                {start}
              </text>
            );
          })
        : null}
    </svg>
  );
}

function point(fraction: number, radius: number): [number, number] {
  const angle = ((START + SWEEP * fraction) * Math.PI) / 180;
  return [round(CENTER + radius * Math.cos(angle)), round(CENTER + radius * Math.sin(angle))];
}

function arc(from: number, to: number): string {
  const [x1, y1] = point(from, RADIUS);
  const [x2, y2] = point(to, RADIUS);
  const isLarge = (to - from) * SWEEP > 180 ? 1 : 0;
  return `M${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${x2} ${y2}`;
}

function spoke(fraction: number, inner: number, outer: number): string {
  const [x1, y1] = point(fraction, inner);
  const [x2, y2] = point(fraction, outer);
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** Slanted strokes of ink, so many on the whole scale. */
function hatch(from: number, to: number, strokes: number): string {
  const count = Math.max(1, Math.round((to - from) * strokes));
  return Array.from({ length: count }, (_, step) => {
    const at = from + ((to - from) * (step + 0.5)) / count;
    const [x1, y1] = point(at + 0.006, 40.2);
    const [x2, y2] = point(at - 0.006, 47.8);
    return `M${x1} ${y1}L${x2} ${y2}`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
