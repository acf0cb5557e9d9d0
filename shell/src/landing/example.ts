import type { Verdict } from '@shortlist/api-contract';

interface ExampleRequirement {
  readonly id: string;
  readonly text: string;
  readonly verdict: Verdict;
  readonly points: string;
  readonly note?: string;
}

/** An invented match: all that is said of it is what the product says (e2e/journeys/shell.e2e.ts). */
export const EXAMPLE = {
  position: 'Senior Backend Engineer',
  percent: 36,
  potentialPercent: 43,
  requirements: [
    { id: 'title', text: 'Experience as Senior Backend Engineer', verdict: 'met', points: '1 of 1' },
    { id: 'go', text: 'Go in production', verdict: 'met', points: '3 of 3' },
    { id: 'postgresql', text: 'PostgreSQL under load', verdict: 'met', points: '3 of 3' },
    {
      id: 'kubernetes',
      text: 'Kubernetes in operation',
      verdict: 'not_mentioned',
      points: '0 of 3',
      note: 'Not mentioned. Ask the candidate.',
    },
    { id: 'lead', text: 'Has led ten people or more', verdict: 'not_met', points: '0 of 1.5' },
  ] satisfies readonly ExampleRequirement[] as readonly ExampleRequirement[],
} as const;
