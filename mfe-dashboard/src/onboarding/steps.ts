import type { DashboardStats } from '@shortlist/api-contract';

export type StepState = 'completed' | 'active' | 'pending';

/** One step of the way in: what to do, where, and how far it is. */
export interface OnboardingStep {
  readonly title: string;
  readonly description: string;
  readonly action: { readonly label: string; readonly href: string };
  readonly state: StepState;
}

const STEPS = [
  {
    title: 'Create job',
    description: 'Say what you look for. Each line of the description becomes a requirement.',
    action: { label: 'Create a job', href: '/joblist/new' },
    isDone: (stats: DashboardStats) => stats.total_job_positions > 0,
  },
  {
    title: 'Upload resumes',
    description: 'PDF, DOC or DOCX, up to 10 MB each.',
    action: { label: 'Upload resumes', href: '/resumes/new' },
    isDone: (stats: DashboardStats) => stats.total_resumes > 0,
  },
  {
    title: 'Run analysis',
    description: 'Choose a position and match your resumes against it.',
    action: { label: 'Choose a position', href: '/joblist' },
    isDone: (stats: DashboardStats) => stats.total_matches > 0,
  },
  {
    title: 'Results',
    description: 'See who comes first, and in which words.',
    action: { label: 'See the results', href: '/userhome' },
    isDone: () => false,
  },
] as const;

/** The four steps as far as the user's own data shows them done: a reload changes nothing. */
export function onboardingSteps(stats: DashboardStats): readonly OnboardingStep[] {
  const active = STEPS.findIndex((step) => !step.isDone(stats));
  return STEPS.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone(stats) ? 'completed' : index === active ? 'active' : 'pending',
  }));
}
