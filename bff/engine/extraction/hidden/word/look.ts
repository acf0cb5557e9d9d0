import { mapOf } from '../../../language/map-of.ts';
import { BLACK, blend, type Color, readColor, WHITE } from '../color.ts';
import type { ThemeColor } from './theme.ts';
import { attributeOf, isOn, type XmlToken } from './xml.ts';

/** How letters look, as far as a run, a paragraph or a style says it. Lengths are twentieths of a point. */
export interface Look {
  color?: Color | null;
  /** Of an effect, which lies over it. */
  effect?: Color | null;
  /** Of the lines around them. */
  outline?: Color;
  /** How much of it is let through, 0 to 1. */
  alpha?: number;
  /** Half points. */
  size?: number;
  /** Of letters of other scripts, and whether all letters are taken for such. */
  complexSize?: number;
  isComplex?: boolean;
  isVanished?: boolean;
  /** Percent of their width. */
  scale?: number;
  /** Between letters. */
  spacing?: number;
  /** That all of them share. */
  room?: number;
  /** Half points above the line. */
  raised?: number;
  isPictorial?: boolean;
  /** Behind the letters. */
  shade?: Color | null;
  lineHeight?: number;
  indent?: number;
  /** Of the first line, beside that of all. */
  firstLine?: number;
  /** Where a paragraph that floats stands, and how high it is at most. */
  frameAcross?: number;
  frameDown?: number;
  frameHeight?: number;
}

const HIGHLIGHTS = mapOf({
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
});
/** Fonts that draw signs for letters, or nothing. */
const PICTORIAL =
  /^(?:Wingdings.*|Webdings|Symbol|Marlett|MT Extra|Adobe Blank.*|Bookshelf Symbol.*|(?:ITC )?Zapf ?Dingbats.*|.*\b(?:barcode|dingbats|ornaments)\b.*|(?:code ?(?:39|93|128)|ean ?13|upc)\b.*|redacted.*|flow (?:block|circular|rounded))$/i;
const WHOLE = 100_000;
const HALF_POINTS = mapOf({
  pt: 2,
  in: 144,
  cm: 56.7,
  mm: 5.67,
  pc: 24,
  pi: 24,
});

type Tag = Pick<XmlToken, 'name' | 'attributes'>;
type Reader = (tag: Tag, value: string, theme: ThemeColor) => Look;

const READERS = mapOf<Reader>({
  'w:color': ({ attributes }, value, theme) => ({
    color: themed(attributes, 'theme', theme) ?? readColor(value),
  }),
  'w:sz': (_, value) => (halfPoints(value) > 0 ? { size: halfPoints(value) } : {}),
  'w:szCs': (_, value) => (halfPoints(value) > 0 ? { complexSize: halfPoints(value) } : {}),
  'w:rtl': (_, value) => ({ isComplex: isOn(value) }),
  'w:cs': (_, value) => ({ isComplex: isOn(value) }),
  'w:w': (_, value) => (Number.parseInt(value, 10) > 0 ? { scale: Number.parseInt(value, 10) } : {}),
  'w:vanish': (_, value) => ({ isVanished: isOn(value) }),
  'w:position': (_, value) => ({ raised: Number(value) || 0 }),
  'w:fitText': (_, value) => ({ room: Number(value) || 0 }),
  'w:rFonts': ({ attributes }) => {
    const font = attributeOf(attributes, 'w:ascii');
    return font === null ? {} : { isPictorial: PICTORIAL.test(font) };
  },
  'w:shd': ({ attributes }, value, theme) => {
    const fill = themed(attributes, 'themeFill', theme) ?? readColor(attributeOf(attributes, 'w:fill'));
    const share = value === 'solid' ? 1 : Number(/^pct(\d+)$/.exec(value)?.[1] ?? 0) / 100;
    if (share === 0) return shadeOf(fill);
    const dots = themed(attributes, 'theme', theme) ?? readColor(attributeOf(attributes, 'w:color')) ?? BLACK;
    return shadeOf(blend(dots, fill ?? WHITE, share));
  },
  'w:highlight': (_, value) => shadeOf(readColor(HIGHLIGHTS.get(value) ?? null)),
  'w:spacing': ({ attributes }, value) => ({
    ...(value === '' ? {} : { spacing: Number(value) || 0 }),
    ...(attributeOf(attributes, 'w:lineRule') === 'exact'
      ? { lineHeight: Number(attributeOf(attributes, 'w:line')) }
      : {}),
  }),
  'w:ind': ({ attributes }) => {
    const left = attributeOf(attributes, 'w:left') ?? attributeOf(attributes, 'w:start');
    const [first, hanging] = ['w:firstLine', 'w:hanging'].map((name) => attributeOf(attributes, name));
    return {
      ...(left === null ? {} : { indent: Number(left) }),
      ...(hanging ? { firstLine: -Number(hanging) } : first ? { firstLine: Number(first) } : {}),
    };
  },
  'w:framePr': ({ attributes }) => ({
    frameAcross: Number(attributeOf(attributes, 'w:x') ?? 0),
    frameDown: Number(attributeOf(attributes, 'w:y') ?? 0),
    ...(attributeOf(attributes, 'w:hRule') === 'exact'
      ? { frameHeight: Number(attributeOf(attributes, 'w:h')) }
      : {}),
  }),
  'w14:noFill': () => ({ alpha: 0 }),
  'w14:srgbClr': (_, value) => ({ effect: readColor(value), alpha: 1 }),
  'w14:schemeClr': (_, value, theme) => ({ effect: theme(schemeName(value), PLAIN), alpha: 1 }),
  'w14:alpha': (_, value) => ({ alpha: 1 - (Number(value) || 0) / WHOLE }),
});
const PLAIN = { tint: null, shade: null };

/** What one property of letters says; an unknown one says nothing. */
export function readLook(tag: Tag, theme: ThemeColor): Look {
  const value = attributeOf(tag.attributes, tag.name.startsWith('w14:') ? 'w14:val' : 'w:val') ?? '';
  return READERS.get(tag.name)?.(tag, value, theme) ?? {};
}

/** A color that is called by its name goes before one in figures. */
function themed(attributes: string, kind: 'theme' | 'themeFill', theme: ThemeColor): Color | null {
  const name = attributeOf(attributes, kind === 'theme' ? 'w:themeColor' : 'w:themeFill');
  if (name === null) return null;
  return theme(name, {
    tint: attributeOf(attributes, `w:${kind}Tint`),
    shade: attributeOf(attributes, `w:${kind}Shade`),
  });
}

/** "bg1" and "tx1" of drawings. */
export function schemeName(value: string): string {
  return value
    .replace(/^bg/, 'background')
    .replace(/^tx/, 'text')
    .replace(/^lt/, 'light')
    .replace(/^dk/, 'dark');
}

/** "22", or a length such as "0.5pt". */
function halfPoints(value: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(pt|in|cm|mm|pc|pi)?$/.exec(value) ?? [];
  return Number(number ?? 0) * (unit === undefined ? 1 : (HALF_POINTS.get(unit) ?? 1));
}

function shadeOf(shade: Color | null): Look {
  return shade === null ? {} : { shade };
}
