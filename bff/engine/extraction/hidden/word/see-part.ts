import { blend, type Color, isVisibleOn, readColor } from '../color.ts';
import type { HiddenText, HidingTechnique, Unchecked } from '../hidden-text.ts';
import { unseenWords } from '../unseen-characters.ts';
import { FieldState } from './field-state.ts';
import { type Look, readLook, schemeName } from './look.ts';
import { unshownFallbacks } from './older-versions.ts';
import { ShownVersions } from './shown-versions.ts';
import type { Styles } from './styles.ts';
import type { ThemeColor } from './theme.ts';
import {
  hidingOf,
  hidingOfLook,
  isScope,
  layOver,
  openScope,
  type PageSize,
  placeAt,
  type Scope,
  SHAPES,
} from './word-scope.ts';
import { attributeOf, tokensOf, unescaped, type XmlToken } from './xml.ts';

/** What a part of a document stands in. */
export interface Around {
  readonly styles: Styles;
  readonly theme: ThemeColor;
  /** The color of the paper. */
  readonly paper: Color;
  readonly sheet: PageSize;
  /** Whether no page shows the part. */
  readonly isUnused: boolean;
  /** Notes whose signs nobody sees; more are added. */
  readonly hiddenNotes: Set<string>;
}

/** A part of a document without the words that nobody sees. */
export interface SeenPart {
  readonly xml: string;
  readonly hidden: readonly HiddenText[];
  readonly unchecked: readonly Unchecked[];
}

/** Takes out of a part of a document what nobody sees. */
export function findHiddenTextInPart(xml: string, around: Around): SeenPart {
  const reader = new PartReader(xml, around);
  let seen = '';
  for (const token of tokensOf(xml)) seen += reader.take(token);
  return { xml: seen, hidden: reader.hidden, unchecked: [...reader.unchecked] };
}

class PartReader {
  readonly hidden: HiddenText[] = [];
  readonly unchecked = new Set<Unchecked>();
  private readonly path: string[] = [];
  private readonly scopes: Scope[] = [];
  private readonly around: Around;
  private readonly hasDrawings: boolean;
  private readonly fields: FieldState;
  private readonly versions = new ShownVersions();
  private readonly fallbacks: ReadonlySet<number>;
  private fallback = -1;

  constructor(xml: string, around: Around) {
    this.around = around;
    this.hasDrawings = /<(?:wp:anchor|w:pict|v:rect|v:shape)\b/.test(xml);
    this.fields = new FieldState(xml);
    this.fallbacks = unshownFallbacks(xml);
  }

  /** What stays of a token. */
  take(token: XmlToken): string {
    if (token.kind === 'text') return this.takeText(token.raw);
    this.versions.take(token);
    if (token.kind === 'close') {
      this.path.pop();
      if (this.scopes.at(-1)?.name === token.name) this.scopes.pop();
      return shown(token);
    }
    this.fields.take(token);
    if (token.name === 'w:altChunk') this.unchecked.add('inserted');
    if (isScope(token)) this.open(token);
    else this.readProperty(token);
    if (token.kind === 'open') this.path.push(token.name);
    return this.isHiddenNote(token) ? '' : shown(token);
  }

  private open(token: XmlToken): void {
    const scope = openScope(token, readColor);
    if (token.name === 'mc:Fallback') {
      this.fallback += 1;
      if (this.fallbacks.has(this.fallback)) scope.hiding = 'unshown';
    }
    const note = /^w:(?:foot|end)note$/.test(token.name) ? keyOf(token) : null;
    if (note !== null && this.around.hiddenNotes.has(note)) scope.hiding = 'unshown';
    this.scopes.push(scope);
  }

  private readProperty(token: XmlToken): void {
    const scope = this.scopes.at(-1);
    const parent = this.path.at(-1);
    if (scope === undefined || parent === undefined) return;
    const ofRun = this.path.lastIndexOf('w:rPr');
    const isOfRun = ofRun > 0 && this.path[ofRun - 1] === 'w:r' && !this.path.includes('w:rPrChange', ofRun);
    if (token.name.startsWith('w14:') && !this.path.includes('w14:textFill', ofRun)) {
      this.readOutline(scope, token);
      return;
    }
    if (isOfRun || parent === 'w:pPr' || parent === 'w:tcPr') {
      Object.assign(scope.look, readLook(token, this.around.theme));
      if (/^w:[rp]Style$/.test(token.name)) scope.style = attributeOf(token.attributes, 'w:val');
    } else if (parent === 'w:tblPr' && token.name === 'w:tblStyle') {
      scope.style = attributeOf(token.attributes, 'w:val');
    } else if (parent === 'a:solidFill' && this.path.at(-2) === 'wps:spPr') {
      const color = this.colorOfDrawing(token);
      if (color !== undefined) scope.fill = color;
    }
    const table = this.scopes.findLast(({ name }) => name === 'w:tbl');
    scope.hiding ??= hidingOf(token, scope, { sheet: this.around.sheet, isFixed: table?.isFixed === true });
    layOver(scope, token);
    if (token.name === 'a:blip' && this.scopes.some(({ isInFront }) => isInFront))
      this.unchecked.add('picture');
  }

  /** The outline of letters is seen where they are not. */
  private readOutline(scope: Scope, token: XmlToken): void {
    if (!this.path.includes('w14:textOutline')) return;
    const { effect } = readLook(token, this.around.theme);
    if (effect) scope.look.outline = effect;
  }

  /** Undefined for what is no color. */
  private colorOfDrawing({ name, attributes }: XmlToken): Color | null | undefined {
    const value = attributeOf(attributes, 'val');
    if (name === 'a:srgbClr') return readColor(value);
    return name === 'a:schemeClr'
      ? this.around.theme(schemeName(value ?? ''), { tint: null, shade: null })
      : undefined;
  }

  private takeText(raw: string): string {
    const parent = this.path.at(-1);
    if (parent === 'wp:posOffset' || parent === 'wp14:pctPosHOffset' || parent === 'wp14:pctPosVOffset') {
      const anchor = this.scopes.findLast(({ name }) => name === 'wp:anchor');
      if (anchor !== undefined) placeAt(anchor, { value: Number(raw), path: this.path }, this.around.sheet);
    }
    if (parent !== 'w:t') return raw;
    if (this.path.includes('w:moveFrom') || this.path.includes('w:del')) return '';
    const isShownSo = this.path.includes('mc:Fallback')
      ? this.versions.isSeenElsewhere(unescaped(raw))
      : null;
    if (isShownSo === true) return raw;
    const reason = this.reasonNow(raw.length);
    if (isShownSo === false && !this.fallbacks.has(this.fallback)) return '';
    if (reason === null) {
      this.versions.keep(unescaped(raw));
      this.keep(unseenWords(unescaped(raw)), 'zero_width');
      return raw;
    }
    this.keep(unescaped(raw), reason);
    return '';
  }

  /** The same words stand there twice where a shape has another form for older programs. */
  private keep(text: string, reason: HidingTechnique): void {
    const isTwice = this.path.includes('mc:Fallback') && !this.fallbacks.has(this.fallback);
    if (text.trim() !== '' && !isTwice) this.hidden.push({ text, reason, page: null });
  }

  /** A note is not shown where its sign is not. */
  private isHiddenNote(token: XmlToken): boolean {
    if (!/^w:(?:foot|end)noteReference$/.test(token.name) || this.reasonNow(1) === null) return false;
    this.around.hiddenNotes.add(keyOf(token));
    return token.kind === 'empty';
  }

  private reasonNow(letters: number): HidingTechnique | null {
    if (this.around.isUnused || this.fields.isInInstruction) return 'unshown';
    const held = this.scopes.find(({ hiding }) => hiding !== null)?.hiding ?? null;
    if (held !== null) return held;
    if (this.scopes.some(({ name, look }) => name === 'w:r' && look.isVanished === true))
      return 'formatted_hidden';
    const look = this.lookNow();
    const reason = hidingOfLook(look, letters, this.around.sheet);
    if (reason !== null || (look.effect ?? look.color ?? null) === null) return reason;
    const background = this.backgroundNow(look);
    if (!isSeen(look, background ?? this.around.paper)) {
      if (background !== null) return 'color';
      this.unchecked.add('picture');
    }
    return null;
  }

  /** The run's own look over its style's, the paragraph's, its style's, and that of the table. */
  private lookNow(): Look {
    const { styles } = this.around;
    const run = this.scopes.findLast(({ name }) => name === 'w:r');
    const paragraph = this.scopes.findLast(({ name }) => name === 'w:p');
    const table = this.scopes.findLast(({ name }) => name === 'w:tbl');
    return {
      ...styles.defaults,
      ...styles.lookOf(table?.style ?? null),
      ...styles.lookOf(paragraph?.style ?? styles.plain),
      ...paragraph?.look,
      ...styles.lookOf(run?.style ?? null),
      ...run?.look,
    };
  }

  /** From the letters outwards; null where a drawing may lie behind them. */
  private backgroundNow(look: Look): Color | null {
    if (look.shade) return look.shade;
    for (const scope of this.scopes.toReversed()) {
      if (scope.name === 'w:tc' && scope.look.shade) return scope.look.shade;
      if (SHAPES.has(scope.name)) return scope.fill ?? null;
      if (scope.name === 'w:tbl' && this.around.styles.shadesTables) return null;
    }
    return this.hasDrawings ? null : this.around.paper;
  }
}

/** A field of one part becomes a tag that may have words: the reader leaves out those of a field that it does not know. */
function shown({ name, raw }: XmlToken): string {
  return name === 'w:fldSimple' ? raw.replace('w:fldSimple', 'w:smartTag') : raw;
}

function isSeen({ effect, color, outline, alpha = 1 }: Look, background: Color): boolean {
  if (outline && isVisibleOn(outline, background)) return true;
  const own = effect ?? color ?? null;
  return own === null || isVisibleOn(blend(own, background, alpha), background);
}

function keyOf({ name, attributes }: XmlToken): string {
  return `${name.startsWith('w:end') ? 'end' : 'foot'} ${attributeOf(attributes, 'w:id')}`;
}
