import { mapOf } from '../../../language/map-of.ts';
import type { Color } from '../color.ts';
import type { HidingTechnique } from '../hidden-text.ts';
import type { Look } from './look.ts';
import { attributeOf, isOn, type XmlToken } from './xml.ts';

/** What letters stand in: a run, paragraph, cell, row, table, note, or a shape that floats. */
export interface Scope {
  readonly name: string;
  look: Look;
  style: string | null;
  /** Why nobody sees what is in it, whatever it looks like. */
  hiding: HidingTechnique | null;
  isBehind: boolean;
  /** In front of the words, and as large as to cover many. */
  isInFront: boolean;
  area: number;
  /** Of a table whose columns stay as wide as they are told to be. */
  isFixed: boolean;
  /** Where a drawing stands, in 12,700ths of a point from the page or something on it. */
  places: Place[];
  /** What the next place is told from. */
  placedFrom: string;
  /** Of a shape: null where it has none that is known. */
  fill: Color | null | undefined;
}

/** A page, in twentieths of a point. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly isAcross: boolean;
  readonly from: string;
  readonly value: number;
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
const TWENTIETH = 635;
/** How far from the edge of the page a place is told from, at most; a column begins in its left half, a paragraph anywhere. */
const BEFORE = mapOf({ page: 0, leftMargin: 0, topMargin: 0, margin: 1440 });
/** 12,700ths of a point. */
const THIN = 76_200;

export function isScope({ name, kind }: XmlToken): boolean {
  return kind === 'open' && SCOPES.has(name);
}

/** Takes down a place of a drawing; `path` are the elements that it stands in. Shares of a page are thousandths of a percent. */
export function placeAt(
  scope: Scope,
  { value, path }: { readonly value: number; readonly path: readonly string[] },
  sheet: PageSize,
): void {
  const isAcross = path.includes('wp:positionH');
  if (path.at(-1) !== 'wp:posOffset') {
    if (Math.abs(value) >= 100_000) scope.hiding ??= 'off_page';
    return;
  }
  scope.places.push({ isAcross, from: scope.placedFrom, value: value / TWENTIETH });
  // Of a size that is not known yet: no larger than a page.
  if (isBeside(scope, sheet, sheet)) scope.hiding ??= 'off_page';
}

/** Whether a drawing of a size in twentieths of a point stands on no page. */
function isBeside({ places }: Scope, size: PageSize, sheet: PageSize): boolean {
  return places.some(({ isAcross, from, value }) => {
    const [own, whole] = isAcross ? [size.width, sheet.width] : [size.height, sheet.height];
    const before = BEFORE.get(from) ?? (isAcross ? whole / 2 : whole);
    return value >= whole || value + own <= -before;
  });
}

/** What an element of a document, such as a shape, says of what it holds. */
export function openScope(
  { name, attributes }: XmlToken,
  readFill: (hex: string | null) => Color | null,
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
    isFixed: false,
    placedFrom: '',
    places: [],
    fill: isShape ? readFill(attributeOf(attributes, 'fillcolor')) : undefined,
  };
}

function hidingOfStyle(style: string): HidingTechnique | null {
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
  else if (name === 'wp:positionH' || name === 'wp:positionV')
    scope.placedFrom = attributeOf(attributes, 'relativeFrom') ?? '';
  else if (name === 'w:tblLayout') scope.isFixed = attributeOf(attributes, 'w:type') === 'fixed';
  else if (name === 'wp:wrapNone') scope.isInFront = !scope.isBehind && scope.area >= LARGE;
}

/** What a property of a cell, a row, a table or a drawing hides; null for any other. `scope` is what it is a property of. */
export function hidingOf(
  { name, attributes }: XmlToken,
  scope: Scope,
  { sheet, isFixed }: { readonly sheet: PageSize; readonly isFixed: boolean },
): HidingTechnique | null {
  const value = (of: string) => Number(attributeOf(attributes, of) ?? 0);
  switch (name) {
    case 'w:hidden':
      return isOn(attributeOf(attributes, 'w:val')) ? 'hidden_row' : null;
    case 'w:trHeight':
      return attributeOf(attributes, 'w:hRule') === 'exact' && value('w:val') <= FLAT ? 'hidden_row' : null;
    case 'w:tcW':
      return isFixed &&
        attributeOf(attributes, 'w:type') === 'dxa' &&
        value('w:w') > 0 &&
        value('w:w') <= FLAT
        ? 'tiny'
        : null;
    case 'w:tblInd':
      return Math.abs(value('w:w')) >= sheet.width ? 'off_page' : null;
    case 'w:tblpPr':
      return Math.abs(value('w:tblpX')) >= sheet.width || Math.abs(value('w:tblpY')) >= sheet.height
        ? 'off_page'
        : null;
    case 'wp:docPr':
      return attributeOf(attributes, 'hidden') !== null && isOn(attributeOf(attributes, 'hidden'))
        ? 'formatted_hidden'
        : null;
    case 'wp:extent': {
      const size = { width: value('cx') / TWENTIETH, height: value('cy') / TWENTIETH };
      if (isBeside(scope, size, sheet)) return 'off_page';
      return Math.min(value('cx'), value('cy')) < THIN ? 'tiny' : null;
    }
    case 'wp:simplePos': {
      const isFar =
        Math.abs(value('x')) >= sheet.width * TWENTIETH || Math.abs(value('y')) >= sheet.height * TWENTIETH;
      return scope.name === 'wp:anchor' && isFar ? 'off_page' : null;
    }
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

/** Why letters that look so are not seen, but for their color. */
export function hidingOfLook(look: Look, letters: number, sheet: PageSize): HidingTechnique | null {
  if (look.isVanished === true) return 'formatted_hidden';
  const size = (look.isComplex === true ? (look.complexSize ?? look.size) : look.size) ?? USUAL_SIZE;
  const isPushed = (look.spacing ?? 0) <= -PUSHED * size;
  const hasNoRoom = look.room !== undefined && look.room < LEAST_ROOM * letters;
  const isFlat = (look.lineHeight ?? FLAT + 1) <= FLAT || (look.frameHeight ?? FLAT + 1) <= FLAT;
  if (size < TINY || (look.scale ?? NARROW) < NARROW || isPushed || hasNoRoom || isFlat) return 'tiny';
  const isFramedOff =
    Math.abs(look.frameAcross ?? 0) >= sheet.width || Math.abs(look.frameDown ?? 0) >= sheet.height;
  const indents = [look.indent ?? 0, (look.indent ?? 0) + (look.firstLine ?? 0)];
  const isIndentedOff = indents.some((indent) => Math.abs(indent) >= sheet.width);
  if (isFramedOff || isIndentedOff || Math.abs(look.raised ?? 0) > FAR_UP) return 'off_page';
  if (look.isPictorial === true) return 'other_letters';
  return look.alpha !== undefined && look.alpha < FAINT ? 'transparent' : null;
}
