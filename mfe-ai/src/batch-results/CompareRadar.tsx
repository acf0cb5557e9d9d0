import styles from './CompareRadar.module.css';
import type { Axis } from './comparison.ts';

interface CompareRadarProps {
  readonly axes: readonly Axis[];
  readonly names: readonly string[];
}

const RADIUS = 84;
const RINGS = [0.25, 0.5, 0.75, 1];
/** An area needs three corners. */
const FEWEST_AXES = 3;

/** One line a candidate over the axes that all of them have, told apart by stroke before colour. */
export function CompareRadar({ axes, names }: CompareRadarProps) {
  if (axes.length < FEWEST_AXES) return null;
  const at = (axis: number, share: number) => pointOn(axis / axes.length, share);
  const outline = (share: number) => axes.map((_, index) => at(index, share).join(',')).join(' ');
  return (
    <figure className={styles.radar} aria-label={describe(axes, names)}>
      <svg viewBox="-170 -112 340 226" aria-hidden="true">
        {RINGS.map((ring) => (
          <polygon key={ring} className={styles.grid} points={outline(ring)} />
        ))}
        {axes.map(({ label }, index) => {
          const [x, y] = at(index, 1);
          const [labelX, labelY] = at(index, 1.14);
          return (
            <g key={label}>
              <line className={styles.grid} x1="0" y1="0" x2={x} y2={y} />
              <text className={styles.label} x={labelX} y={labelY} data-side={sideOf(labelX)}>
                {label}
              </text>
            </g>
          );
        })}
        {names.map((name, series) => (
          <polygon
            key={name}
            className={styles.line}
            data-series={series}
            points={axes.map(({ values }, index) => at(index, values[series] ?? 0).join(',')).join(' ')}
          />
        ))}
      </svg>
    </figure>
  );
}

/** The stroke of a candidate, for the head of the column. */
export function SeriesLine({ index }: { readonly index: number }) {
  return (
    <svg width="24" height="4" viewBox="0 0 24 4" aria-hidden="true">
      <line className={styles.line} data-series={index} x1="0" y1="2" x2="24" y2="2" />
    </svg>
  );
}

function pointOn(turn: number, share: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [round(Math.cos(angle) * RADIUS * share), round(Math.sin(angle) * RADIUS * share)];
}

function sideOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < 8) return 'middle';
  return x > 0 ? 'start' : 'end';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function describe(axes: readonly Axis[], names: readonly string[]): string {
  const lines = names.map((name, series) => {
    const values = axes.map(({ label, values }) => `${label} ${Math.round((values[series] ?? 0) * 100)}%`);
    return `${name}: ${values.join(', ')}`;
  });
  return lines.join('. ');
}
