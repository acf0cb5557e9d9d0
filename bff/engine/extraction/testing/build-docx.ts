import { zip } from './build-files.ts';

/** What a DOCX that tests build is made of; parts without content are left out. */
export interface BuiltDocx {
  readonly body: string;
  readonly styles?: string;
  readonly settings?: string;
  readonly theme?: string;
  readonly footnotes?: string;
  /** A page header that a section may name as rHeader. */
  readonly header?: string;
  /** Addresses that the body and the page header may name, by their names. */
  readonly links?: Readonly<Record<string, string>>;
  /** Where the document lies. */
  readonly main?: string;
  /** What the file calls the vocabulary of Word. */
  readonly prefix?: string;
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMESPACES: Readonly<Record<string, string>> = {
  r: RELATIONS,
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
};
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>';

/** A file of Word. */
export function builtDocx(docx: BuiltDocx): Buffer<ArrayBuffer> {
  const { main = 'word/document.xml', prefix = 'w' } = docx;
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const names = [
    `xmlns:${prefix}="${WORD}"`,
    ...Object.entries(NAMESPACES).map(([name, uri]) => `xmlns:${name}="${uri}"`),
  ];
  const part = (root: string, inside: string) => {
    const xml = `<w:${root} ${names.join(' ')}>${inside}</w:${root}>`;
    return prefix === 'w' ? xml : xml.replace(/(<\/?|\s)w:/g, `$1${prefix}:`);
  };
  const parts = [
    {
      id: 'rStyles',
      type: 'styles',
      name: 'styles.xml',
      content: docx.styles && part('styles', docx.styles),
    },
    {
      id: 'rSettings',
      type: 'settings',
      name: 'settings.xml',
      content: docx.settings && part('settings', docx.settings),
    },
    {
      id: 'rNotes',
      type: 'footnotes',
      name: 'footnotes.xml',
      content: docx.footnotes && part('footnotes', docx.footnotes),
    },
    { id: 'rHeader', type: 'header', name: 'header1.xml', content: docx.header && part('hdr', docx.header) },
    { id: 'rTheme', type: 'theme', name: 'theme1.xml', content: docx.theme },
  ].flatMap(({ content, ...each }) => (content ? [{ ...each, content }] : []));
  return zip(
    [
      { name: '[Content_Types].xml', content: TYPES },
      { name: '_rels/.rels', content: relations([{ id: 'r1', type: 'officeDocument', name: main }]) },
      { name: main, content: part('document', part('body', docx.body)) },
      {
        name: `${folder}_rels/${main.slice(folder.length)}.rels`,
        content: relations([...parts, ...linksOf(docx)]),
      },
      ...(docx.links === undefined || docx.header === undefined
        ? []
        : [{ name: `${folder}_rels/header1.xml.rels`, content: relations(linksOf(docx)) }]),
      ...parts.map(({ name, content }) => ({ name: `${folder}${name}`, content })),
    ].map(({ name, content }) => ({ name, content: Buffer.from(content) })),
  );
}

function linksOf({ links = {} }: BuiltDocx): Relation[] {
  return Object.entries(links).map(([id, name]) => ({ id, type: 'hyperlink', name, isOutside: true }));
}

interface Relation {
  id: string;
  type: string;
  name: string;
  isOutside?: boolean;
}

function relations(parts: readonly Relation[]): string {
  const rows = parts.map(
    ({ id, type, name, isOutside = false }) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${name.replaceAll('&', '&amp;')}"${isOutside ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
