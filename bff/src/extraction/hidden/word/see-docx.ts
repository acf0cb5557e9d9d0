import { readZipEntry, type ZipEntry } from '../../word/zip.ts';
import { readColour, WHITE } from '../colour.ts';
import type { Behind, HiddenText, Unchecked } from '../hidden-text.ts';
import { replaceInZip } from './replace-in-zip.ts';
import { seePart } from './see-part.ts';
import { readStyles } from './styles.ts';
import { attributeOf, tokensOf, unescaped } from './xml.ts';

/** A document without what nobody sees, and what that was. */
export interface SeenDocx {
  readonly content: Buffer;
  readonly behind: Behind;
}

/** The parts whose words become text. */
const PARTS = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const DESCRIPTIONS = /^docProps\/(?:core|custom)\.xml$/;
/** Who wrote it, when and with what is no description. */
const DESCRIBING = new Set(['cp:keywords', 'dc:subject', 'dc:description', 'cp:category', 'vt:lpwstr']);

/** Takes the words out of a DOCX that nobody sees who opens it. Comments and deleted words are no text anyway. */
export function seeDocx(content: Buffer, entries: readonly ZipEntry[]): SeenDocx {
  const read = (name: string) => {
    const entry = entries.find((each) => each.name === name);
    return entry === undefined ? '' : readZipEntry(content, entry).toString('utf8');
  };
  const styles = readStyles(read('word/styles.xml'));
  const paper = paperOf(read('word/document.xml'), read('word/settings.xml'));
  const hidden: HiddenText[] = [];
  const unchecked = new Set<Unchecked>();
  const changed = new Map<string, Buffer>();
  for (const { name } of entries.filter((entry) => PARTS.test(entry.name))) {
    const xml = read(name);
    const part = seePart(xml, styles, paper);
    hidden.push(...part.hidden);
    for (const each of part.unchecked) unchecked.add(each);
    if (part.xml !== xml) changed.set(name, Buffer.from(part.xml));
  }
  const metadata = entries
    .filter(({ name }) => DESCRIPTIONS.test(name))
    .flatMap(({ name }) => describing(read(name)));
  return {
    content: changed.size === 0 ? content : replaceInZip(content, entries, changed),
    behind: { hidden, unchecked: [...unchecked], metadata },
  };
}

/** A page is white unless its colour is shown. */
function paperOf(document: string, settings: string) {
  if (!settings.includes('displayBackgroundShape')) return WHITE;
  const background = /<w:background\b([^<>]*)>/.exec(document.slice(0, 20_000))?.[1] ?? '';
  return readColour(attributeOf(background, 'w:color')) ?? WHITE;
}

function describing(xml: string): string[] {
  const texts: string[] = [];
  let open = '';
  for (const token of tokensOf(xml)) {
    if (token.kind === 'text' && DESCRIBING.has(open) && token.raw.trim() !== '')
      texts.push(unescaped(token.raw).trim());
    open = token.kind === 'open' ? token.name : '';
  }
  return texts;
}
