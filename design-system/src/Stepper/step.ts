import type { ReactNode } from 'react';

export type StepState = 'done' | 'current' | 'upcoming' | 'failed';

/** One step of a task. */
export interface Step {
  id: string;
  title: string;
  state: StepState;
  /** Says the state in your words; without it "Done", "Current", "Not started" or "Failed". */
  stateLabel?: string;
  /** One sentence under the title; in a horizontal stepper a few words. */
  description?: ReactNode;
  /** Leads back to a step that is done; under NavigationProvider on the client. */
  href?: string;
  /** Goes back to a step that is done, without an address. */
  onPress?: () => void;
  /** A button or a link at the end of the step; drawn by a vertical stepper only. */
  action?: ReactNode;
}

export const STATE_LABEL: Record<StepState, string> = {
  done: 'Done',
  current: 'Current',
  upcoming: 'Not started',
  failed: 'Failed',
};

/** Where the task stands: the current step, else the first that failed, else the first not done; -1 when all are. */
export function stepStateAt(steps: readonly Step[]): number {
  const indexOf = (state: StepState) => steps.findIndex((step) => step.state === state);
  const candidates = [indexOf('current'), indexOf('failed'), indexOf('upcoming')];
  return candidates.find((index) => index >= 0) ?? -1;
}
