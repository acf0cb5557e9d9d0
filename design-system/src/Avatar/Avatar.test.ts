import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';

test.each([
  ['Mei-Ling Tovar', 'MT'],
  ['Johan van der Sætre', 'JS'],
  ['Ines', 'I'],
  ['(unnamed)', 'U'],
  ['  ', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
