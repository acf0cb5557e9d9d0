import { type Colour, isSeenOn, readColour } from '../colour.ts';
import type { HiddenText, Hiding, Unchecked } from '../hidden-text.ts';
import { unseenWords } from '../unseen-characters.ts';
import { isOn, type Look, readLook } from './look.ts';
import type { Styles } from './styles.ts';
import { attributeOf, tokensOf, unescaped, type XmlToken } from './xml.ts';

/** A part of a document without the words that nobody sees. */
export interface SeenPart {
  readonly xml: string;
  readonly hidden: readonly HiddenText[];
  readonly unchecked: readonly Unchecked[];
}

/** What letters stand in: a run, paragraph, cell, row, or a shape that floats. */
interface Scope {
  readonly name: string;
  look: Look;
  style: string | null;
  isHiddenRow: boolean;
  isOffPage: boolean;
  /** Of a shape: null where it has none that is known. */
  fill: Colour | null | undefined;
}

const SCOPES = new Set([
  'w:tr',
  'w:tc',
  'w:p',
  'w:r',
  'wp:anchor',
  'wps:wsp',
  'v:shape',
  'v:rect',
  'v:roundrect',
  'w:tbl',
]);
const SHAPES = new Set(['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect']);
/** Half points, percent, twentieths of a point. */
const TINY = 6;
const NARROW = 12;
const FLAT = 40;
/** Further than any page, in the 12,700ths of a point that drawings are placed in. */
const BEYOND = 14_000_000;

/** Takes out of a part of a document what nobody sees. `page` is the colour of its paper. */
export function seePart(xml: string, styles: Styles, page: Colour): SeenPart {
  const reader = new PartReader(styles, page, /<(?:wp:anchor|w:pict|v:rect|v:shape)\b/.test(xml));
  let seen = '';
  for (const token of tokensOf(xml)) seen += reader.take(token);
  return { xml: seen, hidden: reader.hidden, unchecked: [...reader.unchecked] };
}

class PartReader {
  readonly hidden: HiddenText[] = [];
  readonly unchecked = new Set<Unchecked>();
  private readonly path: string[] = [];
  private readonly scopes: Scope[] = [];
  private readonly styles: Styles;
  private readonly page: Colour;
  private readonly hasDrawings: boolean;

  constructor(styles: Styles, page: Colour, hasDrawings: boolean) {
    this.styles = styles;
    this.page = page;
    this.hasDrawings = hasDrawings;
  }

  /** What stays of a token. */
  take(token: XmlToken): string {
    if (token.kind === 'text') return this.takeText(token.raw);
    if (token.kind === 'close') {
      this.path.pop();
      if (this.scopes.at(-1)?.name === token.name) this.scopes.pop();
      return token.raw;
    }
    if (SCOPES.has(token.name) && token.kind === 'open') this.open(token);
    else this.readProperty(token);
    if (token.kind === 'open') this.path.push(token.name);
    return token.raw;
  }

  private open({ name, attributes }: XmlToken): void {
    const isShape = name.startsWith('v:');
    const fill = isShape ? readColour(attributeOf(attributes, 'fillcolor')) : undefined;
    const isOffPage = isShape && isFarAway(attributeOf(attributes, 'style') ?? '');
    this.scopes.push({ name, look: {}, style: null, isHiddenRow: false, isOffPage, fill });
  }

  private readProperty(token: XmlToken): void {
    const scope = this.scopes.at(-1);
    const parent = this.path.at(-1);
    const above = this.path.at(-2);
    if (scope === undefined) return;
    if ((parent === 'w:rPr' && above === 'w:r') || parent === 'w:pPr' || parent === 'w:tcPr') {
      Object.assign(scope.look, readLook(token));
      if (/^w:[rp]Style$/.test(token.name)) scope.style = attributeOf(token.attributes, 'w:val');
    } else if (parent === 'w:trPr') this.readRow(scope, token);
    else if (token.name === 'a:srgbClr' && parent === 'a:solidFill' && above === 'wps:spPr') {
      scope.fill = readColour(attributeOf(token.attributes, 'val'));
    }
  }

  private readRow(scope: Scope, { name, attributes }: XmlToken): void {
    if (name === 'w:hidden') scope.isHiddenRow = isOn(attributeOf(attributes, 'w:val') ?? '');
    const isExact = attributeOf(attributes, 'w:hRule') === 'exact';
    if (name === 'w:trHeight' && isExact && Number(attributeOf(attributes, 'w:val')) <= FLAT)
      scope.isHiddenRow = true;
  }

  private takeText(raw: string): string {
    const parent = this.path.at(-1);
    if (parent === 'wp:posOffset') {
      const anchor = this.scopes.findLast(({ name }) => name === 'wp:anchor');
      if (anchor !== undefined && Math.abs(Number(raw)) > BEYOND) anchor.isOffPage = true;
    }
    if (parent !== 'w:t') return raw;
    const reason = this.reasonNow();
    if (reason === null) {
      this.keep(unseenWords(unescaped(raw)), 'zero_width');
      return raw;
    }
    this.keep(unescaped(raw), reason);
    return '';
  }

  /** The same words stand there twice where a shape has another form for older programs. */
  private keep(text: string, reason: Hiding): void {
    if (text.trim() === '' || this.path.includes('mc:Fallback')) return;
    this.hidden.push({ text, reason, page: null });
  }

  private reasonNow(): Hiding | null {
    const look = this.lookNow();
    if (look.isVanished === true) return 'formatted_hidden';
    if (this.scopes.some(({ isHiddenRow }) => isHiddenRow)) return 'hidden_row';
    if (this.scopes.some(({ isOffPage }) => isOffPage)) return 'off_page';
    if ((look.size ?? TINY) < TINY || (look.scale ?? NARROW) < NARROW) return 'tiny';
    if (look.colour === undefined || look.colour === null) return null;
    const background = this.backgroundNow(look);
    if (background !== null) return isSeenOn(look.colour, background) ? null : 'colour';
    if (!isSeenOn(look.colour, this.page)) this.unchecked.add('picture');
    return null;
  }

  /** The run's own look over its style's, over the paragraph's style's. */
  private lookNow(): Look {
    const run = this.scopes.findLast(({ name }) => name === 'w:r');
    const paragraph = this.scopes.findLast(({ name }) => name === 'w:p');
    const base = paragraph?.style ? this.styles.lookOf(paragraph.style) : this.styles.plain;
    const named = run?.style ? this.styles.lookOf(run.style) : {};
    const shade = paragraph?.look.shade;
    return { ...base, ...(shade === undefined ? {} : { shade }), ...named, ...run?.look };
  }

  /** From the letters outwards; null where a drawing may lie behind them. */
  private backgroundNow(look: Look): Colour | null {
    if (look.shade) return look.shade;
    for (const scope of this.scopes.toReversed()) {
      if (scope.name === 'w:tc' && scope.look.shade) return scope.look.shade;
      if (SHAPES.has(scope.name)) return scope.fill ?? null;
      if (scope.name === 'w:tbl' && this.styles.shadesTables) return null;
    }
    return this.hasDrawings ? null : this.page;
  }
}

function isFarAway(style: string): boolean {
  const offsets = [...style.matchAll(/(?:margin-)?(?:left|top)\s*:\s*(-?\d+(?:\.\d+)?)(pt|in)?/g)];
  return offsets.some(([, value, unit]) => Math.abs(Number(value)) * (unit === 'in' ? 72 : 1) > 1100);
}
