import { expect, test } from 'vitest';
import { stagesIn } from './own-repository.ts';

test('a release tells how long its build and each of its rules took', () => {
  const told = [
    '> remote-kit release',
    'mfe-team7 1.0.0-0123456789 built in 3210 ms',
    '✓ mfe-team7: its size stays in its budget (1 ms)',
    '✓ mfe-team7: it boots beside what is live (4567 ms)',
    'mfe-team7 1.0.0-0123456789 is live',
  ].join('\n');

  expect([...stagesIn(told)]).toEqual([
    ['built', 3210],
    ['its size stays in its budget', 1],
    ['it boots beside what is live', 4567],
  ]);
});
