import mammoth from 'mammoth';
import type { HiddenTextReport } from '../hidden/hidden-text.ts';
import { findHiddenTextInDocx } from '../hidden/word/see-docx.ts';
import type { SourceLine } from '../lines/line.ts';
import { MAX_CHARACTERS, RejectedFileError, rejectFile } from '../refusals.ts';
import { linesOfHtml } from './html-lines.ts';
import { guardZip, listZip, readZipEntry, type ZipEntry } from './zip.ts';

/** The words of a DOCX, what stands behind them, and where its links lead, which is not to be trusted. */
export interface PrintedDocx {
  lines: SourceLine[];
  behind: HiddenTextReport;
  links: readonly string[];
}

/** The paragraphs of a DOCX, its page header first: many templates keep the name there. Throws a refusal. */
export async function readDocx(content: Buffer): Promise<PrintedDocx> {
  const { header, html, behind, links } = await unpackDocx(content);
  return { lines: [...header, ...linesOfHtml(html)], behind, links };
}

/** A DOCX as it is seen. */
export interface UnpackedDocx {
  header: SourceLine[];
  html: string;
  behind: HiddenTextReport;
  links: readonly string[];
}

/**
 * A DOCX as HTML that is not to be trusted, without pictures and without what nobody sees, and the lines of its page
 * header. Throws a refusal.
 */
export async function unpackDocx(file: Buffer): Promise<UnpackedDocx> {
  const { content, entries, behind, links } = seen(file);
  const html = await toHtml(content);
  if (html.length > MAX_CHARACTERS * 4) throw rejectFile('tooMuchText');
  return { header: headerLines(content, entries), html, behind, links };
}

function seen(file: Buffer) {
  const packed = listZip(file);
  if (packed === null) throw rejectFile('damagedWord');
  guardZip(file, packed);
  const { content, behind, links } = findHiddenTextInDocx(file, packed);
  return { content, entries: listZip(content) ?? packed, behind, links };
}

async function toHtml(content: Buffer): Promise<string> {
  try {
    const result = await mammoth.convertToHtml(
      { buffer: content },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        externalFileAccess: false,
      },
    );
    return result.value;
  } catch (error) {
    // Where elements are deeper in each other than a thread can follow, the file may be whole.
    if (error instanceof RejectedFileError || error instanceof RangeError) throw error;
    throw rejectFile('damagedWord');
  }
}

/** Mammoth leaves page headers out. Only the first one that has words is read. */
function headerLines(content: Buffer, entries: readonly ZipEntry[]): SourceLine[] {
  for (const entry of entries.filter(({ name }) => /^word\/header\d*\.xml$/.test(name))) {
    const xml = readZipEntry(content, entry).toString('utf8');
    const lines = xml.split('</w:p>').flatMap((paragraph) => linesOfHtml(`<p>${runsOf(paragraph)}</p>`));
    if (lines.length > 0) return lines;
  }
  return [];
}

/** The words of one paragraph of Word's XML, still escaped. */
function runsOf(paragraph: string): string {
  return [...paragraph.matchAll(/<w:t(?: [^<>]{0,200})?>([^<]*)<\/w:t>|<w:(tab|br)\/>/g)]
    .map(([, text, sign]) => text ?? (sign === 'tab' ? '\t' : '<br>'))
    .join('');
}
