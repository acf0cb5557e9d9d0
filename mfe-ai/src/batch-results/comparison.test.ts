import { expect, test } from 'vitest';
import { candidates } from '../testing/candidates.ts';
import { axesOf, compare } from './comparison.ts';
import { shortNames } from './short-names.ts';

const [okafor, wieland, raghunathan] = candidates.map(({ match }) => match);

test('[AI-05] the matrix has a row for each requirement and tells where candidates differ', () => {
  if (!okafor || !wieland || !raghunathan) throw new Error('The invented candidates are missing.');

  const rows = compare([wieland, raghunathan, okafor]);

  expect(rows).toHaveLength(11);
  const kubernetes = rows.find(({ text }) => text === 'Kubernetes in operation');
  expect(kubernetes?.verdicts.map((each) => each?.verdict)).toEqual(['met', 'not_met', 'not_mentioned']);
  expect(kubernetes?.differs).toBe(true);
  expect(rows.at(-1)?.text).toBe('Rotterdam, two days a week on site');
  expect(rows.find(({ text }) => text === 'Go in production')?.differs).toBe(false);
});

test('a requirement that one match does not know leaves a gap, and differs', () => {
  if (!okafor || !wieland) throw new Error('The invented candidates are missing.');

  const older = { ...wieland, requirements: wieland.requirements.slice(1) };

  expect(compare([okafor, older])[0]).toMatchObject({ verdicts: [{ verdict: 'met' }, null], differs: true });
});

test('an axis on which one value is unknown stays, with the gap', () => {
  if (!okafor || !wieland) throw new Error('The invented candidates are missing.');

  const axes = axesOf([okafor, { ...wieland, score_skills: null }]);

  expect(axes.map(({ label }) => label)).toEqual([
    'Required',
    'Preferred',
    'Responsibility',
    'Skills',
    'Experience',
  ]);
  expect(axes.find(({ label }) => label === 'Skills')?.values).toEqual([okafor.score_skills, null]);
});

test('an axis on which nobody has a value is left out', () => {
  if (!okafor || !wieland) throw new Error('The invented candidates are missing.');

  const axes = axesOf([
    { ...okafor, score_skills: null },
    { ...wieland, score_skills: null },
  ]);

  expect(axes.map(({ label }) => label)).not.toContain('Skills');
});

test('columns carry first names, and whole names where two share the first', () => {
  expect(shortNames(['Ines Okafor', 'Tomasz Wieland'])).toEqual(['Ines', 'Tomasz']);
  expect(shortNames(['Ines Okafor', 'Ines Duarte', 'Priya'])).toEqual([
    'Ines Okafor',
    'Ines Duarte',
    'Priya',
  ]);
});
