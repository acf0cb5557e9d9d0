import { expect, test } from 'vitest';
import { sameSkillsOf } from './same-skills.ts';

const JAVASCRIPT = { name: 'JavaScript', alias: 'JS' };

test.each(['JS', 'js'])('%s is another name of a JavaScript that is there', (tag) => {
  expect(sameSkillsOf(['JavaScript', tag], new Map([[tag, [JAVASCRIPT]]]))).toEqual([
    { tag, as: 'JavaScript' },
  ]);
});

test('a tag alone, and one that only begins like another name, means nothing that is there', () => {
  expect(sameSkillsOf(['JS'], new Map([['JS', [JAVASCRIPT]]]))).toEqual([]);
  expect(sameSkillsOf(['JavaScript', 'J'], new Map([['J', [JAVASCRIPT]]]))).toEqual([]);
  expect(
    sameSkillsOf(['JavaScript'], new Map([['JavaScript', [{ name: 'JavaScript', alias: null }]]])),
  ).toEqual([]);
});
