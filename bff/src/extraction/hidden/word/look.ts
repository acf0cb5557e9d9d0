import { type Colour, readColour, WHITE } from '../colour.ts';
import { attributeOf, type XmlToken } from './xml.ts';

/** How letters look, as far as a run, a paragraph or a style says it. */
export interface Look {
  colour?: Colour | null;
  /** Half points. */
  size?: number;
  isVanished?: boolean;
  /** Percent of their width. */
  scale?: number;
  /** Behind the letters. */
  shade?: Colour | null;
}

const HIGHLIGHTS: Readonly<Record<string, string>> = {
  black: '000000',
  blue: '0000ff',
  cyan: '00ffff',
  green: '00ff00',
  magenta: 'ff00ff',
  red: 'ff0000',
  yellow: 'ffff00',
  white: 'ffffff',
  darkBlue: '00008b',
  darkCyan: '008b8b',
  darkGreen: '006400',
  darkMagenta: '800080',
  darkRed: '8b0000',
  darkYellow: '808000',
  darkGray: 'a9a9a9',
  lightGray: 'd3d3d3',
};
const PAPER = new Set(['background1', 'light1', 'bg1', 'lt1']);

/** What one property of letters says; an unknown one says nothing. */
export function readLook({ name, attributes }: Pick<XmlToken, 'name' | 'attributes'>): Look {
  const value = attributeOf(attributes, 'w:val') ?? '';
  switch (name) {
    case 'w:color':
      return { colour: colourOf(value, attributes) };
    case 'w:sz':
      return Number(value) > 0 ? { size: Number(value) } : {};
    case 'w:w':
      return Number.parseInt(value, 10) > 0 ? { scale: Number.parseInt(value, 10) } : {};
    case 'w:vanish':
      return { isVanished: isOn(value) };
    case 'w:shd':
      return shadeOf(attributeOf(attributes, 'w:fill'));
    case 'w:highlight':
      return shadeOf(HIGHLIGHTS[value] ?? null);
    default:
      return {};
  }
}

/** A switch without a value is on. */
export function isOn(value: string): boolean {
  return !/^(?:0|false|off|none)$/.test(value);
}

/** "auto" is whatever can be seen. */
function colourOf(value: string, attributes: string): Colour | null {
  const colour = readColour(value);
  if (colour !== null || value !== '') return colour;
  return PAPER.has(attributeOf(attributes, 'w:themeColor') ?? '') ? WHITE : null;
}

function shadeOf(fill: string | null): Look {
  const shade = readColour(fill);
  return shade === null ? {} : { shade };
}
