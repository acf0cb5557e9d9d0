import { expect, test } from 'vitest';
import { type StepState, stepStateAt } from './step.ts';

const stepsIn = (...states: StepState[]) =>
  states.map((state, place) => ({ id: String(place), title: state, state }));

test.each<[StepState[], number]>([
  [['done', 'current', 'upcoming'], 1],
  [['current', 'done', 'upcoming'], 0],
  [['done', 'failed', 'upcoming'], 1],
  [['done', 'failed', 'current'], 2],
  [['done', 'upcoming', 'upcoming'], 1],
  [['done', 'done'], -1],
])('a task whose steps are %s stands at %i', (states, place) => {
  expect(stepStateAt(stepsIn(...states))).toBe(place);
});
