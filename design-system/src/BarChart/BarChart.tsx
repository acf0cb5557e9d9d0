import { ChartFigure } from '../ChartFigure/ChartFigure.tsx';
import { type ChartData, cellOf, sentenceOf } from '../ChartFigure/chart-data.ts';
import { BarLegend } from './BarLegend.tsx';
import { Bars } from './Bars.tsx';
import type { Bar, BarChartProps } from './bar.ts';
import { SmallBars } from './SmallBars.tsx';

/**
 * Lengths beside each other, each with its number; zero is the bare line they stand on. One series is ink, the second is drawn
 * hollow.
 */
export function BarChart({
  bars,
  series,
  orientation = 'horizontal',
  size = 'full',
  max,
  format = String,
  barsLabel = 'Name',
  notesLabel = 'Note',
  ...frame
}: BarChartProps) {
  const heads = series ?? [frame.label];
  const rows = bars.map((bar) => ({ label: bar.label, cells: cellsOf(bar, heads.length, format) }));
  const isSmall = size === 'small';
  const drawn = { bars, rows, max };
  return (
    <ChartFigure
      {...frame}
      isPicture
      hasTableView={isSmall ? false : frame.hasTableView}
      data={withNotes({ columns: [barsLabel, ...heads], rows }, bars, notesLabel)}
      summary={sentenceOf(frame.label, { columns: [barsLabel, ...heads], rows })}
      legend={series ? <BarLegend names={series} /> : null}
    >
      {isSmall ? <SmallBars {...drawn} /> : <Bars {...drawn} orientation={orientation} />}
    </ChartFigure>
  );
}

/** The notes as the last column of the table, where there are any. */
function withNotes({ columns, rows }: ChartData, bars: readonly Bar[], head: string): ChartData {
  if (!bars.some(({ note }) => note)) return { columns, rows };
  const cellOfNote = (position: number) => ({ text: bars[position]?.note ?? '' });
  return {
    columns: [...columns, head],
    rows: rows.map((row, position) => ({ ...row, cells: [...row.cells, cellOfNote(position)] })),
  };
}

function cellsOf(
  { value, second = null, isEstimated }: Bar,
  series: number,
  format: (value: number) => string,
) {
  return [value, second].slice(0, series).map((each) => cellOf(each, format, isEstimated));
}
