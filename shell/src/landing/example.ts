import type { Verdict } from '@shortlist/api-contract';

interface ExampleRequirement {
  readonly id: string;
  readonly text: string;
  readonly verdict: Verdict;
  readonly points: string;
  readonly note?: string;
}

/** An invented match. The score is the product's own sum: points earned of points possible, 3 + 3 + 0 + 0 of 10. */
export const EXAMPLE = {
  position: 'Senior Backend Engineer',
  percent: 60,
  potentialPercent: 90,
  requirements: [
    { id: 'go', text: 'Go in production', verdict: 'met', points: '3 of 3' },
    { id: 'postgresql', text: 'PostgreSQL under load', verdict: 'met', points: '3 of 3' },
    { id: 'lead', text: 'Has led ten people or more', verdict: 'not_met', points: '0 of 1' },
    {
      id: 'kubernetes',
      text: 'Kubernetes in operation',
      verdict: 'not_mentioned',
      points: '0 of 3',
      note: 'The resume doesn’t mention it. Ask.',
    },
  ] satisfies readonly ExampleRequirement[] as readonly ExampleRequirement[],
} as const;
