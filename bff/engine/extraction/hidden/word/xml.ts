import { mapOf } from '../../../language/map-of.ts';

/** A tag or a text of an XML file; `raw` is it as it stands. */
export interface XmlToken {
  readonly raw: string;
  readonly kind: 'open' | 'close' | 'empty' | 'text';
  /** With its prefix, such as "w:color"; empty for a text. */
  readonly name: string;
  readonly attributes: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|[^<]+|</g;

/** The tags and texts of an XML file in order. Together they are the file, but for its remarks, which nobody sees. */
export function* tokensOf(xml: string): Generator<XmlToken> {
  for (const [raw, quoted, slash, name, attributes = '', empty] of xml.matchAll(TOKEN)) {
    if (raw.startsWith('<!--')) continue;
    if (quoted !== undefined) yield { raw: escaped(quoted), kind: 'text', name: '', attributes: '' };
    else if (name === undefined) yield { raw, kind: 'text', name: '', attributes: '' };
    else yield { raw, kind: slash === '/' ? 'close' : empty === '/' ? 'empty' : 'open', name, attributes };
  }
}

/** The value of an attribute; null where there is none. */
export function attributeOf(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A switch is on where it has no value. */
export function isOn(value: string | null): boolean {
  return !/^(?:0|false|off|none)$/.test(value ?? '');
}

const ENTITIES = mapOf({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

/** The words of an XML text. */
export function unescaped(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,4});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
