import { type Look, readLook } from './look.ts';
import { attributeOf, tokensOf } from './xml.ts';

/** The looks that a document gives names to. */
export interface Styles {
  lookOf(style: string | null): Look;
  /** Of a paragraph that names none. */
  readonly plain: Look;
  /** Whether tables may be shaded by their style, which is not followed. */
  readonly shadesTables: boolean;
}

interface Style {
  look: Look;
  parent: string | null;
}

const DEEPEST = 12;

/** Reads the styles of a document. */
export function readStyles(xml: string): Styles {
  const styles = new Map<string, Style>();
  const defaults: Look = {};
  let own: Style | null = null;
  let normal: string | null = null;
  let isTable = false;
  let shadesTables = false;
  for (const token of tokensOf(xml)) {
    if (token.name === 'w:style' && token.kind === 'open') {
      own = { look: {}, parent: null };
      const id = attributeOf(token.attributes, 'w:styleId') ?? '';
      const type = attributeOf(token.attributes, 'w:type');
      isTable = type === 'table';
      if (type === 'paragraph' && attributeOf(token.attributes, 'w:default') === '1') normal = id;
      styles.set(id, own);
    } else if (token.name === 'w:style' && token.kind === 'close') own = null;
    else if (token.name === 'w:basedOn' && own !== null) own.parent = attributeOf(token.attributes, 'w:val');
    else if (token.kind === 'empty') {
      const look = readLook(token);
      if (isTable && own !== null) shadesTables ||= look.shade !== undefined;
      else Object.assign(own?.look ?? defaults, look);
    }
  }
  const lookOf = (style: string | null, depth = 0): Look => {
    const found = style === null ? undefined : styles.get(style);
    if (found === undefined || depth > DEEPEST) return { ...defaults };
    return { ...lookOf(found.parent, depth + 1), ...found.look };
  };
  return { lookOf: (style) => lookOf(style), plain: lookOf(normal), shadesTables };
}
