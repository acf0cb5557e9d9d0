import type { Colour } from '../colour.ts';
import type { Hiding } from '../hidden-text.ts';
import type { Look } from './look.ts';
import { attributeOf, isOn, type XmlToken } from './xml.ts';

/** What letters stand in: a run, paragraph, cell, row, table, note, or a shape that floats. */
export interface Scope {
  readonly name: string;
  look: Look;
  style: string | null;
  /** Why nobody sees what is in it, whatever it looks like. */
  hiding: Hiding | null;
  isBehind: boolean;
  /** In front of the words, and as large as to cover many. */
  isInFront: boolean;
  area: number;
  /** Of a shape: null where it has none that is known. */
  fill: Colour | null | undefined;
}

const SCOPES = new Set([
  'w:tr',
  'w:tc',
  'w:p',
  'w:r',
  'w:tbl',
  'w:footnote',
  'w:endnote',
  'mc:Fallback',
  'wp:anchor',
  'wp:inline',
  'wps:wsp',
  'v:shape',
  'v:rect',
  'v:roundrect',
]);
export const SHAPES = new Set(['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect']);
/** Twentieths of a point: nothing that is so flat or narrow can be read. */
const FLAT = 40;
/** Further than any page, in the 12,700ths of a point that drawings are placed in, and in twentieths of a point. */
const BEYOND = 14_000_000;
const BEYOND_TWENTIETHS = 22_000;
/** 12,700ths of a point. */
const THIN = 25_400;

export function isScope({ name, kind }: XmlToken): boolean {
  return kind === 'open' && SCOPES.has(name);
}

/** Whether a place in 12,700ths of a point is on no page. */
export function isBeyond(place: number): boolean {
  return Math.abs(place) > BEYOND;
}

/** What an element of a document, such as a shape, says of what it holds. */
export function openScope(
  { name, attributes }: XmlToken,
  readFill: (hex: string | null) => Colour | null,
): Scope {
  const isShape = name.startsWith('v:');
  const style = isShape ? (attributeOf(attributes, 'style') ?? '') : '';
  return {
    name,
    look: {},
    style: null,
    hiding: hidingOfStyle(style),
    isBehind: name === 'wp:anchor' && attributeOf(attributes, 'behindDoc') === '1',
    isInFront: false,
    area: 0,
    fill: isShape ? readFill(attributeOf(attributes, 'fillcolor')) : undefined,
  };
}

function hidingOfStyle(style: string): Hiding | null {
  if (/visibility\s*:\s*hidden/.test(style)) return 'formatted_hidden';
  const offsets = [...style.matchAll(/(?:margin-)?(?:left|top)\s*:\s*(-?\d+(?:\.\d+)?)(pt|in)?/g)];
  const isFar = offsets.some(([, value, unit]) => Math.abs(Number(value)) * (unit === 'in' ? 72 : 1) > 1100);
  if (isFar) return 'off_page';
  return /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:\.\d+)?(?:pt)?\s*(?:;|$)/.test(style) ? 'tiny' : null;
}

/** A fifth of a sheet, in squares of 12,700ths of a point. */
const LARGE = 0.2 * 7_772_400 * 10_058_400;

/** Takes down how a drawing lies to the words of its page. */
export function layOver(scope: Scope, { name, attributes }: XmlToken): void {
  if (name === 'wp:extent')
    scope.area = Number(attributeOf(attributes, 'cx')) * Number(attributeOf(attributes, 'cy'));
  else if (name === 'wp:wrapNone') scope.isInFront = !scope.isBehind && scope.area >= LARGE;
}

/** What a property of a row, a table or a drawing hides; null for any other. `scope` is what it is a property of. */
export function hidingOf({ name, attributes }: XmlToken, scope: Scope): Hiding | null {
  const value = (of: string) => Number(attributeOf(attributes, of) ?? 0);
  switch (name) {
    case 'w:hidden':
      return isOn(attributeOf(attributes, 'w:val')) ? 'hidden_row' : null;
    case 'w:trHeight':
      return attributeOf(attributes, 'w:hRule') === 'exact' && value('w:val') <= FLAT ? 'hidden_row' : null;
    case 'w:tblInd':
      return Math.abs(value('w:w')) > BEYOND_TWENTIETHS ? 'off_page' : null;
    case 'w:tblpPr':
      return Math.max(Math.abs(value('w:tblpX')), Math.abs(value('w:tblpY'))) > BEYOND_TWENTIETHS
        ? 'off_page'
        : null;
    case 'wp:docPr':
      return attributeOf(attributes, 'hidden') !== null && isOn(attributeOf(attributes, 'hidden'))
        ? 'formatted_hidden'
        : null;
    case 'wp:extent':
      return Math.min(value('cx'), value('cy')) < THIN ? 'tiny' : null;
    case 'wp:simplePos':
      return scope.name === 'wp:anchor' && (isBeyond(value('x')) || isBeyond(value('y'))) ? 'off_page' : null;
    default:
      return null;
  }
}

/** Half points and percent: below, nobody reads. */
const TINY = 6;
const NARROW = 12;
/** Half points that letters may be moved up or down, and a part of their size that they may be pushed together. */
const FAR_UP = 400;
const PUSHED = 4;
/** Twentieths of a point that a letter needs. */
const LEAST_ROOM = 10;
const FAINT = 0.1;
const USUAL_SIZE = 22;

/** Why letters that look so are not seen, but for their colour. `pageWidth` is in twentieths of a point. */
export function hidingOfLook(look: Look, letters: number, pageWidth: number): Hiding | null {
  if (look.isVanished === true) return 'formatted_hidden';
  const size = (look.isComplex === true ? (look.complexSize ?? look.size) : look.size) ?? USUAL_SIZE;
  const isPushed = (look.spacing ?? 0) <= -PUSHED * size;
  const hasNoRoom = look.room !== undefined && look.room < LEAST_ROOM * letters;
  const isFlat = (look.lineHeight ?? FLAT + 1) <= FLAT || (look.frameHeight ?? FLAT + 1) <= FLAT;
  if (size < TINY || (look.scale ?? NARROW) < NARROW || isPushed || hasNoRoom || isFlat) return 'tiny';
  const isFar = Math.abs(look.raised ?? 0) > FAR_UP || (look.framePlace ?? 0) > BEYOND_TWENTIETHS;
  if (isFar || (look.indent ?? 0) >= pageWidth) return 'off_page';
  if (look.isPictorial === true) return 'other_letters';
  return look.alpha !== undefined && look.alpha < FAINT ? 'transparent' : null;
}
