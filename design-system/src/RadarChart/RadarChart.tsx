import { ChartFigure, type ChartFrameProps } from '../ChartFigure/ChartFigure.tsx';
import { cellOf, keysOf } from '../ChartFigure/chart-data.ts';
import styles from './RadarChart.module.css';
import { RadarDrawing } from './RadarDrawing.tsx';
import type { RadarSeries } from './radar-series.ts';
import { SeriesLine } from './SeriesLine.tsx';

export interface RadarChartProps extends ChartFrameProps {
  /** The names of the axes, 3 to 8, clockwise from the top. With fewer the table stands in. */
  axes: readonly string[];
  /** One to four: drawn solid, dashed, dotted, and dashed with dots. */
  series: readonly RadarSeries[];
  /** The end of every axis. */
  max?: number;
  /** How a value is printed; a percentage of the scale when left out. */
  format?: ((value: number) => string) | undefined;
  /** Off where the names stand with their SeriesLine right beside, as in the heads of a table. */
  hasLegend?: boolean | undefined;
  /** Over the axes in the table. */
  axesLabel?: string;
}

/** An area has three corners. */
const FEWEST_AXES = 3;

/** Few things compared over the same three to eight axes, told apart by stroke and point before color. */
export function RadarChart({
  axes,
  series,
  max = 1,
  format = (value) => `${Math.round((value / max) * 100)}%`,
  hasLegend = series.length > 1,
  axesLabel = 'Axis',
  ...frame
}: RadarChartProps) {
  const rows =
    series.length === 0
      ? []
      : axes.map((label, axis) => ({
          label,
          cells: series.map(({ values }) => cellOf(values[axis] ?? null, format)),
        }));
  const data = { columns: [axesLabel, ...series.map(({ label }) => label)], rows };
  const isDrawn = axes.length >= FEWEST_AXES;
  return (
    <ChartFigure
      {...frame}
      isPicture
      data={data}
      legend={isDrawn && hasLegend ? <Legend series={series} /> : null}
    >
      {isDrawn ? (
        <div className={styles.frame}>
          <RadarDrawing axes={axes} series={series} max={max} />
        </div>
      ) : null}
    </ChartFigure>
  );
}

/** The lines by name. The picture has said the names already. */
function Legend({ series }: Pick<RadarChartProps, 'series'>) {
  const keys = keysOf(series.map(({ label }) => label));
  return (
    <p className={styles.legend} aria-hidden="true">
      {series.map(({ label }, index) => (
        <span key={keys[index]} className={styles.name}>
          <SeriesLine index={index} />
          {label}
        </span>
      ))}
    </p>
  );
}
