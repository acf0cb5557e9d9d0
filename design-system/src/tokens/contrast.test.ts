import { expect, test } from 'vitest';
import { contrastOf } from '../foundations/contrast.ts';
import css from './tokens.css?raw';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The colour of a token in a theme, from the style sheet itself. */
function colourOf(name: string, theme: Theme): string {
  const pattern = new RegExp(`--${name}: light-dark\\(\\s*(#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\s*\\)`, 'u');
  const [, light = '', dark = ''] = pattern.exec(css) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (!colour) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

const papers = ['paper-desk', 'paper-sheet', 'paper-card', 'paper-well', 'paper-hover', 'paper-selected'];

/** Text and the grounds that components put it on. */
const texts: [string, string[]][] = [
  ['ink-strong', papers],
  ['ink-body', [...papers, 'caution-fill', 'negative-fill', 'positive-fill']],
  ['ink-quiet', papers],
  ['accent-text', papers],
  ['accent-on-solid', ['accent-solid', 'accent-solid-hover', 'accent-solid-press']],
  ['marker-support-ink', ['marker-support']],
  ['marker-concern-ink', ['marker-concern']],
  [
    'pencil-text',
    ['pencil-fill', 'paper-card', 'paper-sheet', 'paper-well', 'paper-selected', 'paper-hover'],
  ],
  ['positive-text', ['positive-fill', 'paper-card', 'paper-sheet', 'paper-selected', 'paper-hover']],
  ['negative-text', ['negative-fill', 'paper-card', 'paper-sheet', 'paper-selected', 'paper-hover']],
  ['negative-on-solid', ['negative-solid']],
  ['caution-text', ['caution-fill', 'paper-card', 'paper-sheet']],
  ['paper-card', ['ink-strong']],
];

/** Edges of controls, and drawings that carry a meaning, with what lies beside them. */
const graphics: [string, string[]][] = [
  ['line-control', ['paper-card', 'paper-sheet']],
  ['accent-focus', ['paper-desk', 'paper-sheet', 'paper-card', 'paper-well', 'paper-selected']],
  ['accent-solid', ['paper-card', 'paper-sheet', 'paper-well', 'line-hair']],
  ['pencil-stroke', ['paper-card', 'paper-sheet']],
  ['series-one', ['paper-card']],
  ['series-two', ['paper-card']],
  ['series-three', ['paper-card']],
  ['negative-text', ['marker-concern']],
];

const pairsOf = (table: [string, string[]][]) =>
  table.flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => themes.map((theme) => ({ ink, ground, theme }))),
  );

test.each(pairsOf(texts))('$ink can be read on $ground in $theme (4.5)', ({ ink, ground, theme }) => {
  expect(contrastOf(colourOf(ink, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(graphics))('$ink can be seen on $ground in $theme (3)', ({ ink, ground, theme }) => {
  expect(contrastOf(colourOf(ink, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(3);
});

test('contrast is that of WCAG: black on white 21, a colour on itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#8d8677', '#8d8677')).toBe(1);
});
