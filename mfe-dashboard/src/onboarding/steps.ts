import type { DashboardStats } from '@shortlist/api-contract';

export type StepId = 'job' | 'resumes' | 'analysis' | 'results';
export type StepState = 'completed' | 'active' | 'pending';

/** One step of the way in, and how far it is. */
export interface OnboardingStep {
  readonly id: StepId;
  readonly title: string;
  readonly state: StepState;
}

const STEPS = [
  { id: 'job', title: 'Create job', isDone: (stats: DashboardStats) => stats.total_job_positions > 0 },
  { id: 'resumes', title: 'Upload Resumes', isDone: (stats: DashboardStats) => stats.total_resumes > 0 },
  { id: 'analysis', title: 'Run analysis', isDone: (stats: DashboardStats) => stats.total_matches > 0 },
  { id: 'results', title: 'Results', isDone: () => false },
] as const;

/**
 * The four steps as far as the user's own data shows them done: a reload and another browser change nothing. The
 * first that is not done is active.
 */
export function onboardingSteps(stats: DashboardStats): readonly OnboardingStep[] {
  const active = STEPS.findIndex((step) => !step.isDone(stats));
  return STEPS.map(({ id, title, isDone }, index) => ({
    id,
    title,
    state: isDone(stats) ? 'completed' : index === active ? 'active' : 'pending',
  }));
}

/** The step that is shown: the one that was gone back to or stayed at, if it can be, else the active one. */
export function shownStep(steps: readonly OnboardingStep[], asked: string | null): StepId {
  const chosen = steps.find(({ id, state }) => id === asked && state !== 'pending');
  return (chosen ?? steps.find(({ state }) => state === 'active'))?.id ?? 'results';
}
