import { readZipEntry, type ZipEntry } from '../../word/zip.ts';
import { readColor, WHITE } from '../color.ts';
import type { HiddenText, HiddenTextReport, Unchecked } from '../hidden-text.ts';
import { type DocxParts, partsOf } from './docx-parts.ts';
import { linksOfPart } from './part-links.ts';
import { replaceInZip } from './replace-in-zip.ts';
import { findHiddenTextInPart } from './see-part.ts';
import { readStyles } from './styles.ts';
import { readTheme } from './theme.ts';
import type { PageSize } from './word-scope.ts';
import { attributeOf, tokensOf, unescaped } from './xml.ts';

/** A document without what nobody sees, and what that was. */
export interface SeenDocx {
  readonly content: Buffer;
  readonly behind: HiddenTextReport;
  /** Where the links lead that stand on what is seen, those of the page header first; not to be trusted. */
  readonly links: readonly string[];
}

/** Twentieths of a point. */
const SHEET: PageSize = { width: 12_240, height: 16_840 };
const DESCRIPTIONS = /^docProps\/(?:core|custom)\.xml$/;
/** Parts whose words become text, notes aside. */
const LINKED = /<w:(?:document|hdr)[\s>]/;
/** Who wrote it, when and with what is no description. */
const DESCRIBING = new Set(['cp:keywords', 'dc:subject', 'dc:description', 'cp:category', 'vt:lpwstr']);

/** Takes the words out of a DOCX that nobody sees who opens it. Comments and deleted words are no text anyway. */
export function findHiddenTextInDocx(content: Buffer, entries: readonly ZipEntry[]): SeenDocx {
  const parts = partsOf(content, entries);
  const theme = readTheme(parts.theme, parts.settings);
  const around = {
    theme,
    styles: readStyles(parts.styles, theme),
    paper: paperOf(parts),
    sheet: sheetOf(parts),
    hiddenNotes: new Set<string>(),
  };
  const hidden: HiddenText[] = [];
  const unchecked = new Set<Unchecked>();
  const changed = new Map<string, Buffer>();
  const links: string[] = [];
  for (const { name, xml, relations } of parts.texts) {
    const part = findHiddenTextInPart(xml, { ...around, isUnused: parts.unused.has(name) });
    hidden.push(...part.hidden);
    for (const each of part.unchecked) unchecked.add(each);
    const found = LINKED.exec(part.xml.slice(0, 4000)) === null ? [] : linksOfPart(part.xml, relations);
    if (name === parts.texts[0]?.name) links.push(...found);
    else links.unshift(...found);
    if (part.xml !== xml) changed.set(name, Buffer.from(part.xml));
  }
  const metadata = entries
    .filter(({ name }) => DESCRIPTIONS.test(name))
    .flatMap((entry) => describing(readZipEntry(content, entry).toString('utf8')));
  return {
    content: changed.size === 0 ? content : replaceInZip(content, entries, changed),
    behind: { hidden, unchecked: [...unchecked], metadata },
    links,
  };
}

/** A page is white unless its color is shown. */
function paperOf({ document, settings }: DocxParts) {
  if (!settings.includes('displayBackgroundShape')) return WHITE;
  const background = /<w:background\b([^<>]*)>/.exec(document.slice(0, 20_000))?.[1] ?? '';
  return readColor(attributeOf(background, 'w:color')) ?? WHITE;
}

/** As wide and as high as the largest page. */
function sheetOf({ document }: DocxParts): PageSize {
  const sizes = [...document.matchAll(/<w:pgSz\b([^<>]*)>/g)].map(([, attributes = '']) => ({
    width: Number(attributeOf(attributes, 'w:w')),
    height: Number(attributeOf(attributes, 'w:h')),
  }));
  return {
    width: Math.max(SHEET.width, ...sizes.map(({ width }) => width)),
    height: Math.max(SHEET.height, ...sizes.map(({ height }) => height)),
  };
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
