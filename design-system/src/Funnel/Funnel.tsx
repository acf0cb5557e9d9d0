import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Funnel.module.css';

export interface FunnelStep {
  label: string;
  value: number;
  /** How many of the step before: "39%". */
  note?: ReactNode;
  /** The number is estimated: its band is hatched. */
  isEstimated?: boolean | undefined;
}

export interface FunnelProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** From the widest to the last. */
  steps: readonly FunnelStep[];
}

const HEIGHT = 64;
const WIDTH = 100;
/** The thinnest band that still reads as a band. */
const LEAST = 5;

/** How many are left after each step. The heights are true to the numbers, the words carry them. */
export function Funnel({ steps, className, ...rest }: FunnelProps) {
  const most = Math.max(1, ...steps.map((step) => step.value));
  const certain = steps.filter((step) => !step.isEstimated).length;
  const heights = steps.map(({ value }) => (value > 0 ? Math.max(LEAST, (value / most) * HEIGHT) : 0));
  return (
    <ol {...rest} className={classNames(styles.funnel, className)}>
      {steps.map((step, position) => {
        const height = heights[position] ?? 0;
        return (
          <li key={step.label} className={styles.step}>
            <span className={styles.label}>{step.label}</span>
            <span className={styles.numbers}>
              <span className={styles.value}>{step.value}</span>
              {step.note ? <span className={styles.note}>{step.note}</span> : null}
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
