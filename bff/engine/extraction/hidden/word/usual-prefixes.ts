import { mapOf } from '../../../language/map-of.ts';
import { tokensOf } from './xml.ts';

/** The names that nearly every file has for the vocabularies of Word; a file may choose others. */
const USUAL = mapOf({
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing': 'wp',
  'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing': 'wp',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape': 'wps',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'urn:schemas-microsoft-com:vml': 'v',
});
const DECLARED = /\sxmlns(?::([\w.-]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** The prefix of an attribute: it follows the quote that ends the one before. */
const PREFIXED = /(?<=^\s*|["']\s+)[\w.-]+:(?=[\w.-]+\s*=)/g;

/** The prefixes that stand for something here: what each is usually called. */
type Names = ReadonlyMap<string, string>;

/** The same XML with the prefixes that Word's vocabularies usually have, so that they can be told by their names. */
export function withUsualPrefixes(xml: string): string {
  if ([...xml.matchAll(DECLARED)].every(isUsual)) return xml;
  const scopes: Names[] = [new Map()];
  let renamed = '';
  for (const token of tokensOf(xml)) {
    const around = scopes.at(-1) ?? new Map<string, string>();
    if (token.kind === 'text') renamed += token.raw;
    else if (token.kind === 'close') {
      renamed += `</${nameIn(around, token.name)}>`;
      scopes.pop();
    } else {
      const names = declaredIn(token.attributes, around);
      if (token.kind === 'open') scopes.push(names);
      const end = token.kind === 'empty' ? '/>' : '>';
      renamed += `<${nameIn(names, token.name)}${attributesIn(names, token.attributes)}${end}`;
    }
  }
  return renamed;
}

function isUsual([, prefix = '', double, single]: RegExpMatchArray): boolean {
  const usual = USUAL.get(double ?? single ?? '');
  return usual === undefined ? prefix !== 'w' : usual === prefix;
}

function declaredIn(attributes: string, around: Names): Names {
  const names = new Map(around);
  for (const [, prefix = '', double, single] of attributes.matchAll(DECLARED)) {
    const usual = USUAL.get(double ?? single ?? '');
    names.set(prefix, usual ?? (prefix === 'w' ? 'foreign' : prefix));
  }
  return names;
}

function nameIn(names: Names, name: string): string {
  const at = name.indexOf(':');
  const prefix = names.get(at < 0 ? '' : name.slice(0, at));
  const local = name.slice(at + 1);
  if (prefix === undefined) return name;
  return prefix === '' ? local : `${prefix}:${local}`;
}

function attributesIn(names: Names, attributes: string): string {
  const declared = new Map<string, string>();
  for (const [, prefix = '', double, single] of attributes.matchAll(DECLARED)) {
    const name = names.get(prefix) ?? prefix;
    declared.set(name, ` xmlns${name === '' ? '' : `:${name}`}="${double ?? single ?? ''}"`);
  }
  const renamed = attributes
    .replace(DECLARED, '')
    .replace(PREFIXED, (prefix) => `${names.get(prefix.slice(0, -1)) ?? prefix.slice(0, -1)}:`);
  return renamed + [...declared.values()].join('');
}
