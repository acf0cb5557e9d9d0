import { readZipEntry, type ZipEntry } from '../../word/zip.ts';
import { withUsualPrefixes } from './usual-prefixes.ts';
import { attributeOf, isOn, tokensOf } from './xml.ts';

/** A part with words, and the file that says what it is related to. */
export interface TextPart {
  readonly name: string;
  readonly xml: string;
  readonly relations: string;
}

/** The parts of a DOCX that have to do with how it looks. */
export interface DocxParts {
  readonly document: string;
  readonly styles: string;
  readonly settings: string;
  readonly theme: string;
  /** The parts whose words may become text, the document first. */
  readonly texts: readonly TextPart[];
  /** Names of page headers and footers that no page has. */
  readonly unused: ReadonlySet<string>;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** What the first element of a part with words is called. */
const WORDS = /<(?:[\w.-]+:)?(?:document|hdr|ftr|footnotes|endnotes)[\s>]/;

/** Finds the parts as Word does: by what the file says they are, whatever they are called. */
export function partsOf(content: Buffer, entries: readonly ZipEntry[]): DocxParts {
  const read = (name: string) => {
    const entry = entries.findLast((each) => each.name === name);
    return entry === undefined
      ? ''
      : readZipEntry(content, entry)
          .toString('utf8')
          .replace(/^\ufeff/, '');
  };
  const main =
    relationsIn(read('_rels/.rels'), '').find(({ type }) => type === 'officeDocument')?.target ??
    'word/document.xml';
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = relationsIn(read(relationsOf(main)), folder);
  const related = (type: string, fallback: string) =>
    withUsualPrefixes(read(relations.find((each) => each.type === type)?.target ?? `${folder}${fallback}`));
  const texts = [...new Set([main, ...entries.map(({ name }) => name)])]
    .filter((name) => /\.xml$/i.test(name))
    .map((name) => ({ name, xml: read(name) }))
    .filter(({ xml }) => WORDS.test(xml.slice(0, 4000)))
    .map(({ name, xml }) => ({ name, xml: withUsualPrefixes(xml), relations: read(relationsOf(name)) }));
  const document = texts.find(({ name }) => name === main)?.xml ?? '';
  const settings = related('settings', 'settings.xml');
  return {
    document,
    settings,
    styles: related('styles', 'styles.xml'),
    theme: related('theme', 'theme/theme1.xml'),
    texts,
    unused: unusedIn(texts, { document, settings, relations }),
  };
}

function relationsOf(name: string): string {
  const at = name.lastIndexOf('/') + 1;
  return `${name.slice(0, at)}_rels/${name.slice(at)}.rels`;
}

function relationsIn(xml: string, folder: string): Relation[] {
  return [...tokensOf(xml)]
    .filter(({ name }) => name.endsWith('Relationship'))
    .map(({ attributes }) => {
      const target = attributeOf(attributes, 'Target') ?? '';
      const type = attributeOf(attributes, 'Type') ?? '';
      return {
        id: attributeOf(attributes, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: target.startsWith('/') ? target.slice(1) : `${folder}${target}`.replace(/[^/]+\/\.\.\//g, ''),
      };
    });
}

/** A header is shown where a section names it; one of the first page or of even pages only where those have their own. */
function unusedIn(
  texts: DocxParts['texts'],
  { document, settings, relations }: { document: string; settings: string; relations: readonly Relation[] },
): Set<string> {
  const isFirst = switches(document, 'w:titlePg');
  const isEven = switches(settings, 'w:evenAndOddHeaders');
  const used = new Set(
    [...document.matchAll(/<w:(?:header|footer)Reference\b([^<>]*)>/g)].flatMap(([, attributes = '']) => {
      const kind = attributeOf(attributes, 'w:type') ?? 'default';
      const isShown = kind === 'first' ? isFirst : kind === 'even' ? isEven : true;
      const id = attributeOf(attributes, 'r:id');
      return isShown ? relations.filter((each) => each.id === id).map(({ target }) => target) : [];
    }),
  );
  return new Set(texts.filter(({ name, xml }) => isMargin(xml) && !used.has(name)).map(({ name }) => name));
}

function isMargin(xml: string): boolean {
  return /<w:(?:hdr|ftr)[\s>]/.test(xml.slice(0, 4000));
}

function switches(xml: string, name: string): boolean {
  const found = new RegExp(`<${name}\\b([^<>]*?)/?>`).exec(xml);
  return found !== null && isOn(attributeOf(found[1] ?? '', 'w:val'));
}
