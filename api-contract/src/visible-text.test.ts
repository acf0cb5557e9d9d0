import { expect, test } from 'vitest';
import { JobInput } from './jobs.ts';
import { Username } from './users.ts';
import { isVisible } from './visible-text.ts';

test.each([
  ['nothing', ''],
  ['white space', ' \t\n\u00A0\u3000'],
  ['zero-width characters', '\u200B\u200C\u200D\uFEFF\u2060'],
  ['direction marks', '\u200E\u200F\u202E\u2066'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['a braille blank', '\u2800'],
  ['variation selectors and tags', '\uFE0F\u{E0041}'],
])('%s can’t be seen', (_, text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['a', '李', 'é', '👩‍💻', '–', 'עדה', '\u200Fעדה'])('%s can be seen', (text) => {
  expect(isVisible(text)).toBe(true);
});

test('a title or a name of invisible characters alone is empty', () => {
  expect(JobInput.safeParse({ title: '\u200B\u3164' }).error?.issues[0]?.message).toBe('Title is required.');
  expect(Username.safeParse('\u2800').error?.issues[0]?.message).toBe('Username cannot be empty');
  expect(JobInput.parse({ title: '\u200FEngineer' }).title).toBe('\u200FEngineer');
});
