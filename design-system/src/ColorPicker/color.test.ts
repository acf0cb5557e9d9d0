import { expect, test } from 'vitest';
import { contrastOf, isHex, presetOf, TAG_COLORS } from './color.ts';

test('black on white has the contrast 21, and order and writing do not matter', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('rgb(255, 255, 255)', '#000000')).toBeCloseTo(21);
  expect(contrastOf('#1B3D7D', '#ffffff')).toBeCloseTo(10.4, 1);
});

test('[UP-04] the eight tag colors are offered, and found in any writing', () => {
  expect(TAG_COLORS.map(({ value }) => value)).toEqual([
    '#DBEAFE',
    '#D1FAE5',
    '#FEF3C7',
    '#E9D5FF',
    '#FCE7F3',
    '#E5E7EB',
    '#FED7D7',
    '#C6F6D5',
  ]);
  expect(presetOf('#dbeafe', TAG_COLORS)?.name).toBe('Sky');
  expect(presetOf('#3b82f6', TAG_COLORS)).toBeUndefined();
});

test.each(['', 'red', '#fff', '#12345g', '#1234567', null])('%s is no color of six digits', (text) => {
  expect(isHex(text)).toBe(false);
});
