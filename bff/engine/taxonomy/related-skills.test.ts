import { expect, test } from 'vitest';
import { canonicalSkill, kindOfSkill } from './find-skills.ts';
import { relatedSkills } from './related-skills.ts';
import { skillTable } from './skill-table.ts';

const weightOf = (wanted: string, has: string) =>
  relatedSkills(wanted).find(({ name }) => name === has)?.weight ?? 0;

test('who works with a library vouches for its language, and hardly the other way round', () => {
  expect(weightOf('JavaScript', 'React')).toBe(0.8);
  expect(weightOf('SQL', 'PostgreSQL')).toBe(0.9);
  expect(weightOf('React', 'JavaScript')).toBe(0);
});

test('any alias is understood, and what nobody knows has no relations', () => {
  expect(relatedSkills('golang')).toEqual(relatedSkills('Go'));
  expect(relatedSkills('ReactJS')).toEqual(relatedSkills('React'));
  expect(relatedSkills('Basket weaving')).toEqual([]);
});

test('what vouches for a skill is a skill itself, for less than the whole, the nearest first', () => {
  for (const name of skillTable().names) {
    const weights = relatedSkills(name).map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    for (const related of relatedSkills(name)) {
      expect(canonicalSkill(related.name)).not.toBeNull();
      expect(related.weight).toBeGreaterThan(0);
      expect(related.weight).toBeLessThan(1);
    }
  }
});

test('a licence is told from the work that it is for', () => {
  expect(kindOfSkill('RN')).toBe('licence');
  expect(kindOfSkill('cpa')).toBe('licence');
  expect(kindOfSkill('Nursing')).toBe('knowledge');
  expect(kindOfSkill('Kubernetes')).toBe('technology');
  expect(kindOfSkill('Basket weaving')).toBeNull();
});
