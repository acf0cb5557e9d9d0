import { expect, test } from 'vitest';
import { keyNames } from './platform.ts';

test('Mod is Command on a Mac and Control elsewhere', () => {
  expect(keyNames('Mod+K', 'apple')).toEqual([
    { drawn: '⌘', spoken: 'Command' },
    { drawn: 'K', spoken: 'K' },
  ]);
  expect(keyNames('mod + k', 'other')).toEqual([
    { drawn: 'Ctrl', spoken: 'Control' },
    { drawn: 'K', spoken: 'K' },
  ]);
});

test('the key + is written Plus, and a name that nobody knows stays as it is', () => {
  expect(keyNames('Mod+Plus', 'other').map(({ drawn }) => drawn)).toEqual(['Ctrl', '+']);
  expect(keyNames('F5', 'other')).toEqual([{ drawn: 'F5', spoken: 'F5' }]);
});
