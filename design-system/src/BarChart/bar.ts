import type { ChartFrameProps } from '../ChartFigure/ChartFigure.tsx';

export interface Bar {
  /** What is counted; long words wrap. */
  label: string;
  /** 0 or more; null is unknown, and hatched over the whole scale. */
  value: number | null;
  /** The number of the second series; null is unknown. */
  second?: number | null | undefined;
  /** The numbers of this bar are an estimate: a dashed edge. */
  isEstimated?: boolean | undefined;
  /** It counts what has no place on the scale, such as "not scored": hatched at its true length. */
  isOffScale?: boolean | undefined;
  /** What the number is compared with: "77% of resumes". Drawn beside lying bars, and a column of the table. */
  note?: string | undefined;
}

export interface BarChartProps extends ChartFrameProps {
  /** In the order in which they are read. */
  bars: readonly Bar[];
  /** The names of two series; with one series its name is the label. */
  series?: readonly [first: string, second: string] | undefined;
  /**
   * horizontal for names, vertical for a course of time or a scale. Vertical bars lie down by themselves where
   * their labels have no room.
   */
  orientation?: 'horizontal' | 'vertical';
  /** small: upright bars without words, beside the number whose course they are; a screen reader is told all of them. */
  size?: 'full' | 'small';
  /** The end of the scale; the highest value when left out. */
  max?: number | undefined;
  /** How a number is printed: `(value) => `${value} days``. */
  format?: ((value: number) => string) | undefined;
  /** Over the labels in the table. */
  barsLabel?: string;
  /** Over the notes in the table. */
  notesLabel?: string;
}
