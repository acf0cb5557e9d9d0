import { median } from '../table.ts';

/** One thing that was measured several times, and what it should be. */
export interface Figure {
  readonly what: string;
  /** One a run. */
  readonly values: readonly number[];
  /** Milliseconds unless told. */
  readonly unit?: string;
  /** The most that it may be; undefined where it is only told. */
  readonly aim?: number;
}

/** One line a figure: median, longest, aim. */
export function figuresTable(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, values, aim, unit = 'ms' }) => {
    const middle = median(values);
    const verdict = aim !== undefined && middle > aim ? '  over' : '';
    const cells = [middle, Math.max(...values), aim].map((value) =>
      value === undefined ? '' : told(value, unit),
    );
    return `  ${what.padEnd(62)}${cells.map((cell) => cell.padStart(12)).join('')}${verdict}`.trimEnd();
  });
  const head = `  ${''.padEnd(62)}${['median', 'longest', 'aim'].map((cell) => cell.padStart(12)).join('')}`;
  return [head, ...lines].join('\n');
}

const told = (value: number, unit: string): string =>
  `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ${unit}`.trimEnd();
