import type { CSSProperties } from 'react';
import { keysOf } from '../ChartFigure/chart-data.ts';
import { classNames } from '../class-names.ts';
import styles from './RadarChart.module.css';
import { directionOf, outlineOf, type Point, pointOn } from './radar-geometry.ts';
import type { RadarSeries } from './radar-series.ts';
import { SeriesPoint } from './SeriesPoint.tsx';

interface RadarDrawingProps {
  axes: readonly string[];
  series: readonly RadarSeries[];
  max: number;
}

const RINGS = [0.25, 0.5, 0.75, 1];

/** The rings, the axes with their names around them, and a line for each series, the first one on top. */
export function RadarDrawing({ axes, series, max }: RadarDrawingProps) {
  const directions = axes.map((_, axis) => directionOf(axis, axes.length));
  const lowest = Math.max(...directions.map(([, y]) => y));
  const notes = axes.map((_, axis) => unknownNote(series, axis));
  const axisKeys = keysOf(axes);
  const seriesKeys = keysOf(series.map(({ label }) => label));
  const lines = series.map(({ values }) => axes.map((_, axis) => shareOf(values[axis], max)));
  // At a lower corner a long name wraps beside the drawing, and reaches below it.
  const hasLongCorner = directions.some(
    ([, y], axis) => y > 0.5 && (axes[axis]?.length ?? 0) > LONG_CORNER_NAME,
  );
  const below = Math.max(hasLongCorner ? 2 : 0, linesAt(axes, notes, axes.length / 2));
  const heights = { '--above': linesAt(axes, notes, 0), '--below': below };
  return (
    <div className={styles.plot} style={{ ...heights, '--lowest': lowest } as CSSProperties}>
      <svg
        className={styles.drawing}
        viewBox={`-100 -100 200 ${Math.round(100 + lowest * 100)}`}
        aria-hidden="true"
      >
        {RINGS.map((ring) => (
          <path
            key={ring}
            className={styles.ring}
            d={outlineOf(
              directions,
              axes.map(() => ring),
            )}
          />
        ))}
        {directions.map((direction, axis) => (
          <path
            key={axisKeys[axis]}
            className={styles.axis}
            data-unknown={notes[axis] ? '' : undefined}
            d={`M0 0L${pointOn(direction, 1).join(' ')}`}
          />
        ))}
        {lines
          .map((shares, index) => (
            <SeriesShape key={seriesKeys[index]} index={index} directions={directions} shares={shares} />
          ))
          .toReversed()}
      </svg>
      {axes.map((name, axis) => (
        <AxisName key={axisKeys[axis]} name={name} note={notes[axis]} direction={directions[axis]} />
      ))}
    </div>
  );
}

interface SeriesShapeProps {
  index: number;
  directions: readonly Point[];
  shares: readonly (number | null)[];
}

function SeriesShape({ index, directions, shares }: SeriesShapeProps) {
  const isClosed = shares.every((share) => share !== null);
  return (
    <g>
      <path
        className={classNames(styles.line, isClosed && styles.area)}
        data-series={index}
        d={outlineOf(directions, shares)}
      />
      {directions.map((direction, axis) => {
        const share = shares[axis] ?? null;
        return share === null ? null : (
          <SeriesPoint key={direction.join(' ')} series={index} at={pointOn(direction, share)} size={3.4} />
        );
      })}
    </g>
  );
}

interface AxisNameProps {
  name: string;
  note: string | null | undefined;
  direction: Point | undefined;
}

function AxisName({ name, note, direction: [x, y] = [0, 0] }: AxisNameProps) {
  return (
    <span className={styles.label} data-side={sideOf(x, y)} style={{ '--x': x, '--y': y } as CSSProperties}>
      <span className={styles.words}>{name}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </span>
  );
}

/** More letters than these take a second line above or below the drawing. */
const LONG_NAME = 26;
const LONG_CORNER_NAME = 18;

/** How many lines the name on an axis and its note take, at most three; none at a place between two axes. */
function linesAt(axes: readonly string[], notes: readonly (string | null)[], axis: number): number {
  const name = axes[axis];
  if (name === undefined) return 0;
  return (name.length > LONG_NAME ? 2 : 1) + (notes[axis] ? 1 : 0);
}

function sideOf(x: number, y: number): 'top' | 'bottom' | 'start' | 'end' {
  if (Math.abs(x) < 0.1) return y < 0 ? 'top' : 'bottom';
  return x > 0 ? 'end' : 'start';
}

function shareOf(value: number | null | undefined, max: number): number | null {
  return value === null || value === undefined ? null : value / max;
}

/** Whose value is unknown on an axis; null where all are known. */
function unknownNote(series: readonly RadarSeries[], axis: number): string | null {
  const unknown = series.filter(({ values }) => (values[axis] ?? null) === null);
  if (unknown.length === 0) return null;
  if (unknown.length === series.length) return 'unknown';
  return `No data: ${unknown.map(({ label }) => label).join(', ')}`;
}
