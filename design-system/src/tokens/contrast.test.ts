import { expect, test } from 'vitest';
import { contrastOf } from '../foundations/contrast.ts';
import { contrastPairs, EXEMPT, isSurface } from '../foundations/contrast-pairs.ts';
import { colourPair, parseTokens } from '../foundations/token-values.ts';
import css from './tokens.css?raw';

const colours = new Map(
  parseTokens(css).flatMap(({ name, value }) => {
    const pair = colourPair(value);
    return pair ? [[name, pair] as const] : [];
  }),
);
const pairs = contrastPairs([...colours.keys()]);

function colourOf(name: string, theme: 'light' | 'dark'): string {
  const colour = colours.get(name)?.[theme];
  if (!colour) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

const inBothThemes = pairs.flatMap((pair) =>
  (['light', 'dark'] as const).map((theme) => ({ ...pair, theme })),
);

test.each(inBothThemes)('$ink on $ground has a contrast of $least in $theme', (pair) => {
  const contrast = contrastOf(colourOf(pair.ink, pair.theme), colourOf(pair.ground, pair.theme));

  expect(contrast).toBeGreaterThanOrEqual(pair.least);
});

test('every colour is held to a contrast, or says why it needs none', () => {
  const held = new Set(pairs.flatMap(({ ink, ground }) => [ink, ground]));
  const free = [...colours.keys()].filter((name) => !held.has(name) && !(name in EXEMPT));

  expect(free).toEqual([]);
});

test('eight texts are held to ten surfaces', () => {
  const texts = new Set(
    pairs.filter(({ ground, least }) => isSurface(ground) && least === 4.5).map((pair) => pair.ink),
  );

  expect(texts.size).toBe(8);
  expect([...colours.keys()].filter(isSurface)).toHaveLength(10);
});

test('what needs no contrast is a colour that there is', () => {
  expect(Object.keys(EXEMPT).filter((name) => !colours.has(name))).toEqual([]);
});

test('contrast is that of WCAG: black on white 21, a colour on itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#8d8677', '#8d8677')).toBe(1);
});
