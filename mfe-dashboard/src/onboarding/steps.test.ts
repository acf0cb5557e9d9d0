import { someStats } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { onboardingSteps, shownStep } from './steps.ts';

const nothing = { total_job_positions: 0, total_resumes: 0, total_matches: 0 };
const stepsAt = (counts: Partial<typeof nothing>) => onboardingSteps(someStats({ ...nothing, ...counts }));
const states = (counts: Partial<typeof nothing>) => stepsAt(counts).map((step) => step.state);

test('[OB-01] a new user starts at the first step', () => {
  expect(states({})).toEqual(['active', 'pending', 'pending', 'pending']);
});

test('[OB-01] what the data shows is completed, and the next step is active', () => {
  expect(states({ total_job_positions: 1 })).toEqual(['completed', 'active', 'pending', 'pending']);
  expect(states({ total_job_positions: 1, total_resumes: 2, total_matches: 1 })).toEqual([
    'completed',
    'completed',
    'completed',
    'active',
  ]);
});

test('[OB-01] a step done out of order is completed and the one before it stays active', () => {
  expect(states({ total_resumes: 1 })).toEqual(['active', 'completed', 'pending', 'pending']);
});

test('[OB-01] the active step is shown, or one that is done and was gone back to', () => {
  const steps = stepsAt({ total_job_positions: 1 });

  expect(shownStep(steps, null)).toBe('resumes');
  expect(shownStep(steps, 'job')).toBe('job');
  expect(shownStep(steps, 'results')).toBe('resumes');
  expect(shownStep(steps, 'nonsense')).toBe('resumes');
});
