import { expect, test } from 'vitest';
import { contrastOf } from '../ColorPicker/color.ts';
import { contrastPairs, EXEMPT, isSurface } from '../foundations/contrast-pairs.ts';
import { colorPair, parseTokens } from '../foundations/token-values.ts';
import css from './tokens.css?raw';

const colors = new Map(
  parseTokens(css).flatMap(({ name, value }) => {
    const pair = colorPair(value);
    return pair ? [[name, pair] as const] : [];
  }),
);
const pairs = contrastPairs([...colors.keys()]);

function colorOf(name: string, theme: 'light' | 'dark'): string {
  const color = colors.get(name)?.[theme];
  if (!color) throw new Error(`tokens.css has no color --${name}`);
  return color;
}

const inBothThemes = pairs.flatMap((pair) =>
  (['light', 'dark'] as const).map((theme) => ({ ...pair, theme })),
);

test.each(inBothThemes)('$ink on $ground has a contrast of $least in $theme', (pair) => {
  const contrast = contrastOf(colorOf(pair.ink, pair.theme), colorOf(pair.ground, pair.theme));

  expect(contrast).toBeGreaterThanOrEqual(pair.least);
});

test('every color is held to a contrast, or says why it needs none', () => {
  const held = new Set(pairs.flatMap(({ ink, ground }) => [ink, ground]));
  const free = [...colors.keys()].filter((name) => !held.has(name) && !(name in EXEMPT));

  expect(free).toEqual([]);
});

test('eight texts are held to ten surfaces', () => {
  const texts = new Set(
    pairs.filter(({ ground, least }) => isSurface(ground) && least === 4.5).map((pair) => pair.ink),
  );

  expect(texts.size).toBe(8);
  expect([...colors.keys()].filter(isSurface)).toHaveLength(10);
});

test('what needs no contrast is a color that there is', () => {
  expect(Object.keys(EXEMPT).filter((name) => !colors.has(name))).toEqual([]);
});

test('contrast is that of WCAG: black on white 21, a color on itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#8d8677', '#8d8677')).toBe(1);
});
