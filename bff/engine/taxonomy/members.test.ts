import { expect, test } from 'vitest';
import { kindOfSkill } from './find-skills.ts';
import { membersOf } from './members.ts';

test('[VD-03] what is one of a kind is among its members, and the kind is none of them', () => {
  expect(membersOf('SQL')).toContain('PostgreSQL');
  expect(membersOf('PostgreSQL')).not.toContain('SQL');
  expect(membersOf('SQL')).not.toContain('SQL');
});

test('any alias is understood, and what nobody knows has no members', () => {
  expect(membersOf('structured query language')).toEqual(membersOf('SQL'));
  expect(membersOf('Basket weaving')).toEqual([]);
});

test('a license is told from the work that it is for', () => {
  expect(kindOfSkill('RN')).toBe('license');
  expect(kindOfSkill('cpa')).toBe('license');
  expect(kindOfSkill('Nursing')).toBe('knowledge');
  expect(kindOfSkill('Kubernetes')).toBe('technology');
  expect(kindOfSkill('Basket weaving')).toBeNull();
});
