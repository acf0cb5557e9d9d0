import { ChartFigure, type ChartFrameProps } from '../ChartFigure/ChartFigure.tsx';
import { cellOf } from '../ChartFigure/chart-data.ts';
import styles from './Funnel.module.css';

export interface FunnelStep {
  label: string;
  value: number;
  /** How many of the step before, or where they come from: "39%", "uploaded". */
  note?: string | undefined;
  /** The number is estimated: its band is hatched. */
  isEstimated?: boolean | undefined;
}

export interface FunnelProps extends Omit<ChartFrameProps, 'label'> {
  /** From the widest to the last. */
  steps: readonly FunnelStep[];
  /** What is counted, for a screen reader and over the table. */
  label?: string;
  /** The heads of the table: over the steps, their numbers and their notes. */
  columns?: readonly [step: string, count: string, note: string];
}

const HEIGHT = 64;
const WIDTH = 100;
/** The thinnest band that still reads as a band. */
const LEAST = 5;

const COLUMNS = ['Step', 'Count', 'Note'] as const;

/** How many are left after each step. The heights are true to the numbers, the words carry them. */
export function Funnel({ steps, label = 'Funnel', columns = COLUMNS, ...frame }: FunnelProps) {
  const hasNotes = steps.some((step) => step.note);
  const rows = steps.map((step) => ({
    label: step.label,
    cells: [cellOf(step.value, String, step.isEstimated), ...(hasNotes ? [{ text: step.note ?? '' }] : [])],
  }));
  return (
    <ChartFigure
      {...frame}
      label={label}
      data={{ columns: hasNotes ? columns : columns.slice(0, 2), rows }}
      summary={summaryOf(steps)}
    >
      <Steps steps={steps} />
    </ChartFigure>
  );
}

/** The steps themselves are a list that can be read: the summary says where it begins and ends. */
function summaryOf(steps: readonly FunnelStep[]): string {
  const [first] = steps;
  const last = steps.at(-1);
  return first && last && first !== last
    ? `From ${first.value} (${first.label}) to ${last.value} (${last.label}).`
    : '';
}

function Steps({ steps }: Pick<FunnelProps, 'steps'>) {
  const most = Math.max(1, ...steps.map((step) => step.value));
  const certain = steps.filter((step) => !step.isEstimated).length;
  const heights = steps.map(({ value }) => (value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 0));
  return (
    <ol className={styles.funnel}>
      {steps.map((step, position) => {
        const height = heights[position] ?? 0;
        return (
          <li key={step.label} className={styles.step}>
            <span className={styles.label}>{step.label}</span>
            <span className={styles.numbers}>
              <span className={styles.value}>{step.value}</span>
              {step.note ? <span className={styles.note}>{step.note}</span> : null}
              {step.isEstimated ? <span className={styles.estimate}>estimated</span> : null}
            </span>
            {step.isEstimated ? (
              <span className={styles.place}>
                <span className={styles.estimated} style={{ blockSize: height }} />
              </span>
            ) : (
              <svg
                className={styles.drawing}
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path
                  data-tint={tintOf(position, certain)}
                  d={band(height, heights[position + 1] ?? height)}
                />
              </svg>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The last certain step carries the full ink, the ones before it are lighter. */
function tintOf(position: number, certain: number): number {
  return Math.min(4, Math.max(1, certain - position));
}

/** A band that keeps its height for the first half and then narrows to the next. */
function band(height: number, next: number): string {
  const top = (HEIGHT - height) / 2;
  const nextTop = (HEIGHT - next) / 2;
  const bend = `${WIDTH * 0.74} ${top} ${WIDTH * 0.7} ${nextTop} ${WIDTH} ${nextTop}`;
  const back = `${WIDTH * 0.7} ${HEIGHT - nextTop} ${WIDTH * 0.74} ${HEIGHT - top} ${WIDTH * 0.45} ${HEIGHT - top}`;
  return `M0 ${top}H${WIDTH * 0.45}C${bend}V${HEIGHT - nextTop}C${back}H0Z`;
}
