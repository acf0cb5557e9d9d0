import { expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';

test('a text is read as paragraphs, titles and lists', () => {
  const text =
    'You will own the services.\nAll of them.\n\nRequirements\n- Go in production\n• PostgreSQL\n\nApply today.';

  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'You will own the services.\nAll of them.' },
    { kind: 'title', text: 'Requirements' },
    { kind: 'list', isNumbered: false, items: ['Go in production', 'PostgreSQL'] },
    { kind: 'paragraph', text: 'Apply today.' },
  ]);
});

test('numbered lines are a list of their own, and a year or a range is no number of a list', () => {
  expect(blocksOf('1. Call\r\n2) Meet\r\n2026. The year\r\n-5 degrees')).toEqual([
    { kind: 'list', isNumbered: true, items: ['Call', 'Meet'] },
    { kind: 'paragraph', text: '2026. The year\n-5 degrees' },
  ]);
});

test('a sentence above a list stays a paragraph', () => {
  expect(blocksOf('Bring these.\n- A pen')).toMatchObject([{ kind: 'paragraph' }, { kind: 'list' }]);
});

test('items with empty lines between them are one list', () => {
  expect(blocksOf('- A\n\n- B')).toEqual([{ kind: 'list', isNumbered: false, items: ['A', 'B'] }]);
});

test('nothing is nothing', () => {
  expect(blocksOf(' \n\n')).toEqual([]);
});
