export * from './Stepper.tsx';
export type { Step, StepState } from './step.ts';
