import { expect, test } from 'vitest';
import { toggled, toggledAll } from './selection.ts';

test('[AI-04] a resume is put in and taken out', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'a')]).toEqual(['b']);
});

test('[AI-04] select all changes what is shown and leaves what a search hides', () => {
  expect([...toggledAll(new Set(['hidden']), ['a', 'b'], true)]).toEqual(['hidden', 'a', 'b']);
  expect([...toggledAll(new Set(['hidden', 'a', 'b']), ['a', 'b'], false)]).toEqual(['hidden']);
});
