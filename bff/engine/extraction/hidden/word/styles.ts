import { type Look, readLook } from './look.ts';
import type { ThemeColor } from './theme.ts';
import { attributeOf, tokensOf } from './xml.ts';

/** The looks that a document gives names to. */
export interface Styles {
  lookOf(style: string | null): Look;
  /** Of a paragraph that names none, before any style. */
  readonly defaults: Look;
  /** Of paragraphs that name no style. */
  readonly plain: string | null;
  /** Whether tables may be shaded by their style, which is not followed. */
  readonly shadesTables: boolean;
}

interface Style {
  look: Look;
  parent: string | null;
}

const DEEPEST = 12;

/** Reads the styles of a document. */
export function readStyles(xml: string, theme: ThemeColor): Styles {
  const styles = new Map<string, Style>();
  const defaults: Look = {};
  let own: Style | null = null;
  let plain: string | null = null;
  let isTable = false;
  let shadesTables = false;
  let isOfSomeCells = false;
  let isFill = false;
  for (const token of tokensOf(xml)) {
    if (token.name === 'w:style' && token.kind === 'open') {
      own = { look: {}, parent: null };
      const id = attributeOf(token.attributes, 'w:styleId') ?? '';
      const type = attributeOf(token.attributes, 'w:type');
      isTable = type === 'table';
      if (type === 'paragraph' && attributeOf(token.attributes, 'w:default') === '1') plain = id;
      styles.set(id, own);
    } else if (token.name === 'w:style' && token.kind === 'close') {
      own = null;
      isTable = false;
    } else if (token.name === 'w:basedOn' && own !== null)
      own.parent = attributeOf(token.attributes, 'w:val');
    else if (token.name === 'w14:textFill') isFill = token.kind === 'open';
    else if (token.name === 'w:tblStylePr') isOfSomeCells = token.kind === 'open';
    else if (token.kind !== 'close' && (isFill || !token.name.startsWith('w14:'))) {
      const look = readLook(token, theme);
      if (isTable) shadesTables ||= look.shade !== undefined;
      if (isTable) delete look.shade;
      if (!isOfSomeCells) Object.assign(own?.look ?? defaults, look);
    }
  }
  const lookOf = (style: string | null, depth = 0): Look => {
    const found = style === null ? undefined : styles.get(style);
    if (found === undefined || depth > DEEPEST) return {};
    return { ...lookOf(found.parent, depth + 1), ...found.look };
  };
  return { lookOf: (style) => lookOf(style), defaults, plain, shadesTables };
}
