import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { StepItem } from './StepItem.tsx';
import styles from './Stepper.module.css';
import { type Step, stepStateAt } from './step.ts';

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the steps lead to, for a screen reader: "Post a position". */
  label: string;
  /** In order. One of them is current, until all are done. */
  steps: readonly Step[];
  /** horizontal over a task of few steps; vertical where steps have descriptions and actions. */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * How far a task of several steps is. Where a horizontal one has no room it says "Step 2 of 4: Upload" instead,
 * over a bar.
 */
export function Stepper({ label, steps, orientation = 'horizontal', className, ...rest }: StepperProps) {
  const current = stepStateAt(steps);
  return (
    <div {...rest} className={classNames(styles.stepper, className)} data-orientation={orientation}>
      <ol className={styles.steps} aria-label={label}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            number={index + 1}
            isCurrent={index === current}
            orientation={orientation}
          />
        ))}
      </ol>
      {orientation === 'horizontal' ? <Short steps={steps} current={current} /> : null}
    </div>
  );
}

/** The whole in one line and a bar: one of the two is shown, by the room there is. */
function Short({ steps, current }: Pick<StepperProps, 'steps'> & { current: number }) {
  const step = steps[current];
  return (
    <div className={styles.short}>
      <p className={styles.line} aria-current={step ? 'step' : undefined}>
        {step ? `Step ${current + 1} of ${steps.length}: ${step.title}` : `All ${steps.length} steps done`}
        {step?.state === 'failed' ? <span className={styles.failed}>Failed</span> : null}
      </p>
      <span className={styles.bar} aria-hidden="true">
        {steps.map(({ id, state }) => (
          <span key={id} data-state={state} />
        ))}
      </span>
    </div>
  );
}
