import { median } from '../table.ts';
import type { Recording } from './recorder.ts';

/** A frame that takes longer is felt as a jerk, milliseconds. */
export const BUDGET_MS = 50;

/** How smoothly one step went. Times in milliseconds. */
export interface Figures {
  /** The longest time from one frame to the next. */
  readonly worst: number;
  /** Nineteen of twenty frames came in this time or less. */
  readonly p95: number;
  readonly longTasks: number;
  /** The longest that the page computed without a break. */
  readonly work: number;
  /** The longest time from a key or a click to the frame that shows what it did; 0 when all were under 16. */
  readonly input: number;
  readonly requests: number;
}

/** The figures of one recording and its longest work. */
export function figuresOf({ frames, longTasks, inputs, requests }: Recording, work: number): Figures {
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    worst: sorted.at(-1) ?? 0,
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
    longTasks: longTasks.length,
    work,
    input: Math.max(0, ...inputs),
    requests,
  };
}

/** The median of each figure of several runs: what else the machine did in one of them does not count. */
export function medianFigures(runs: readonly Figures[]): Figures {
  const of = (pick: (figures: Figures) => number) => median(runs.map(pick));
  return {
    worst: of(({ worst }) => worst),
    p95: of(({ p95 }) => p95),
    longTasks: of(({ longTasks }) => longTasks),
    work: of(({ work }) => work),
    input: of(({ input }) => input),
    requests: of(({ requests }) => requests),
  };
}

/** One step with the large and the small account. */
export interface Compared {
  readonly step: string;
  readonly large: Figures;
  readonly small: Figures;
}

const HEAD = ['worst', 'p95', 'long tasks', 'input', 'calls', 'work', 'small', 'ratio', ''];

/** The steps of one list: the large account's figures, the small one's longest work, and the ratio of the two. */
export function listTable(list: string, rows: readonly Compared[]): string {
  const lines = rows.map(({ step, large, small }) => [
    step,
    large.worst.toFixed(0),
    large.p95.toFixed(0),
    String(large.longTasks),
    large.input.toFixed(0),
    String(large.requests),
    large.work.toFixed(0),
    small.work.toFixed(0),
    (large.work / small.work).toFixed(1),
    large.work > BUDGET_MS ? 'over' : '',
  ]);
  return [list, ...[['', ...HEAD], ...lines].map(lineOf)].join('\n');
}

function lineOf([name = '', ...cells]: readonly string[]): string {
  return `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(11)).join('')}`.trimEnd();
}
