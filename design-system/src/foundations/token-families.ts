import type { Token } from './token-values.ts';

/** How a family of tokens is drawn. */
export type Drawing =
  | 'color'
  | 'length'
  | 'radius'
  | 'shadow'
  | 'motion'
  | 'face'
  | 'type'
  | 'track'
  | 'order'
  | 'breakpoint'
  | 'ground';

/** Tokens of one beginning, under one heading of the tokens page. */
export interface Family {
  prefix: string;
  title: string;
  drawing: Drawing;
}

/** Every family of tokens.css, in its order. A test refuses a token that belongs to none. */
export const FAMILIES: readonly Family[] = [
  { prefix: 'paper', title: 'Paper, surfaces', drawing: 'color' },
  { prefix: 'line', title: 'Line', drawing: 'color' },
  { prefix: 'ink', title: 'Ink, text', drawing: 'color' },
  { prefix: 'accent', title: 'Accent, ink-blue', drawing: 'color' },
  { prefix: 'marker', title: 'Marker, evidence only', drawing: 'color' },
  { prefix: 'pencil', title: 'Pencil, uncertainty', drawing: 'color' },
  { prefix: 'positive', title: 'Positive', drawing: 'color' },
  { prefix: 'negative', title: 'Negative', drawing: 'color' },
  { prefix: 'caution', title: 'Caution', drawing: 'color' },
  { prefix: 'series', title: 'Series of a chart', drawing: 'color' },
  { prefix: 'tag', title: 'Tab of a board card', drawing: 'color' },
  { prefix: 'font', title: 'Faces', drawing: 'face' },
  { prefix: 'type', title: 'Scale', drawing: 'type' },
  { prefix: 'track', title: 'Letter-spacing of a type of the same name', drawing: 'track' },
  { prefix: 'space', title: 'Space, a 4 px grid', drawing: 'length' },
  { prefix: 'size', title: 'Size', drawing: 'length' },
  { prefix: 'width', title: 'Width of a page', drawing: 'breakpoint' },
  { prefix: 'radius', title: 'Radius', drawing: 'radius' },
  { prefix: 'shadow', title: 'Elevation, edge before shadow', drawing: 'shadow' },
  { prefix: 'motion', title: 'Motion, under 200 ms', drawing: 'motion' },
  { prefix: 'z', title: 'Z-order', drawing: 'order' },
  { prefix: 'breakpoint', title: 'Breakpoints', drawing: 'breakpoint' },
  { prefix: 'veil', title: 'Veil', drawing: 'ground' },
  { prefix: 'hatch', title: 'Hatching, the ground of the unknown', drawing: 'ground' },
];

/** The tokens of a family: "hatch" itself, and all that begin with "hatch-". */
export function tokensOf({ prefix }: Family, tokens: readonly Token[]): Token[] {
  return tokens.filter(({ name }) => name === prefix || name.startsWith(`${prefix}-`));
}
