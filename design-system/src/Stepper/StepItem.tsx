import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '../navigation/Anchor.tsx';
import styles from './Stepper.module.css';
import { STATE_LABEL, type Step } from './step.ts';

interface StepItemProps {
  step: Step;
  number: number;
  isCurrent: boolean;
  orientation: 'horizontal' | 'vertical';
}

/** One step: its mark, its title, and in words how far it is. */
export function StepItem({ step, number, isCurrent, orientation }: StepItemProps) {
  const { state, stateLabel = STATE_LABEL[step.state], description, action } = step;
  const isVertical = orientation === 'vertical';
  return (
    <li className={styles.step} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        <MarkOf state={state} number={number} />
      </span>
      <div className={styles.words}>
        <Title step={step} />
        {description ? <div className={styles.description}>{description}</div> : null}
      </div>
      <span className={styles.state} data-hidden={!isVertical && state !== 'failed' ? '' : undefined}>
        {stateLabel}
      </span>
      {isVertical && action ? <div className={styles.action}>{action}</div> : null}
    </li>
  );
}

function MarkOf({ state, number }: Pick<Step, 'state'> & { number: number }): ReactNode {
  if (state === 'done') return <Check size={14} />;
  if (state === 'failed') return <X size={14} />;
  return number;
}

/** A step that is done, or that failed, may be gone back to; one that is to come may not. */
function Title({ step: { title, state, href, onPress } }: Pick<StepItemProps, 'step'>) {
  const leadsBack = state === 'done' || state === 'failed';
  if (leadsBack && href) {
    return (
      <Anchor className={styles.title} href={href}>
        {title}
      </Anchor>
    );
  }
  if (leadsBack && onPress) {
    return (
      <button type="button" className={styles.title} onClick={() => onPress()}>
        {title}
      </button>
    );
  }
  return <span className={styles.title}>{title}</span>;
}
