import { expect, test } from 'vitest';
import { isModK } from './mod-key.ts';

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'k', ...init });

test('Mod is Command on a Mac and Control elsewhere', () => {
  expect(isModK(press({ metaKey: true }), 'apple')).toBe(true);
  expect(isModK(press({ ctrlKey: true }), 'apple')).toBe(false);
  expect(isModK(press({ ctrlKey: true }), 'other')).toBe(true);
  expect(isModK(press({ metaKey: true }), 'other')).toBe(false);
});

test('Caps Lock does not matter, other keys beside it do', () => {
  expect(isModK(press({ key: 'K', ctrlKey: true }), 'other')).toBe(true);
  expect(isModK(press({ ctrlKey: true, shiftKey: true }), 'other')).toBe(false);
  expect(isModK(press({ ctrlKey: true, altKey: true }), 'other')).toBe(false);
  expect(isModK(press({ key: 'j', ctrlKey: true }), 'other')).toBe(false);
});
