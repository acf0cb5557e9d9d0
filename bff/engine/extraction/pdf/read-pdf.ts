import type { HiddenTextReport } from '../hidden/hidden-text.ts';
import { createVisibilityScanner, type VisibilityScanner } from '../hidden/pdf/visibility-scanner.ts';
import type { SourceLine } from '../lines/line.ts';
import { MAX_CHARACTERS, MAX_PAGES, rejectFile } from '../refusals.ts';
import { type Box, linksOf } from './file-links.ts';
import type { Fragment } from './fragment.ts';
import { openDocument, type PdfDocument, type PdfPage } from './open-document.ts';
import { type PageContent, toLines } from './page-lines.ts';

interface PlacedItem {
  str: string;
  width: number;
  fontName: string;
  hasEOL: boolean;
  transform: unknown[];
}

/** Fewest letters that make a text: less is a scan with a stamp on it. */
const MIN_LETTERS = 40;

/** What is printed in a PDF, and what stands behind it. */
export interface PrintedPdf {
  lines: SourceLine[];
  pages: number;
  behind: HiddenTextReport;
  /** Where its links lead; not to be trusted. */
  links: readonly string[];
}

/** The printed lines of a PDF in reading order, without what nobody sees. Throws a refusal. */
export async function readPdf(content: Buffer): Promise<PrintedPdf> {
  if (isCutOff(content)) throw rejectFile('damagedPdf');
  const pdf = await openPdf(content);
  try {
    if (pdf.numPages > MAX_PAGES) throw rejectFile('tooManyPages');
    const lookout = await createVisibilityScanner(pdf);
    const pages: PageContent[] = [];
    const boxes: Box[] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const open = await pdf.getPage(number).catch(damaged);
      const page = await readPage(open, lookout);
      characters += page.fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
      if (characters > MAX_CHARACTERS) throw rejectFile('tooMuchText');
      pages.push(page);
      boxes.push(open.view);
    }
    const lines = toLines(pages);
    if (countLetters(lines) < MIN_LETTERS) throw rejectFile('scan');
    return {
      lines,
      pages: pdf.numPages,
      behind: lookout.report(),
      links: await linksOf(pdf, content, boxes),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** A whole PDF ends with its trailer; the reader would silently lose the pages of one that was cut off. */
function isCutOff(content: Buffer): boolean {
  const tail = content.subarray(-2048).toString('latin1');
  return !tail.includes('%%EOF') && !tail.includes('startxref');
}

async function openPdf(content: Buffer): Promise<PdfDocument> {
  try {
    return await openDocument(content);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw rejectFile(isLocked ? 'encrypted' : 'damagedPdf');
  }
}

/** Pages that lead in a circle, or to nothing. */
function damaged(): never {
  throw rejectFile('damagedPdf');
}

async function readPage(page: PdfPage, lookout: VisibilityScanner): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent().catch(damaged);
  const fragments: Fragment[] = [];
  const items = content.items.filter((item) => 'str' in item);
  const texts = items.filter((item) => item.str.trim() !== '');
  const apart = behindBlanks(items);
  for (const item of await lookout.seenOn(page, texts)) {
    const [a = 0, b = 0, , , e = 0, f = 0] = item.transform as number[];
    const [x, y] = viewport.convertToViewportPoint(e, f);
    const isUpright = Math.abs(b) < Math.abs(a) / 4;
    if (!isUpright || typeof x !== 'number' || typeof y !== 'number') continue;
    const size = item.height || Math.abs(a);
    fragments.push({
      text: showHyphens(item.str),
      left: x,
      right: x + item.width,
      baseline: y,
      size,
      font: item.fontName,
      ...(apart.has(item) ? { isApart: true } : {}),
    });
  }
  return { fragments, width: viewport.width };
}

/** Runs in a face of their own behind a narrow blank: the two colors of a name. */
function behindBlanks(items: readonly PlacedItem[]): ReadonlySet<object> {
  const behind = items.filter((item, index) => {
    const [before, blank] = [items[index - 2], items[index - 1]];
    if (before === undefined || blank === undefined || blank.str.trim() !== '' || blank.width <= 0)
      return false;
    const isLine = before.transform[5] === item.transform[5] && !blank.hasEOL;
    return isLine && before.fontName !== item.fontName && isWord(before.str) && isWord(item.str);
  });
  return new Set(behind);
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** Some fonts map the printed hyphen to the soft hyphen, which is dropped later as unseen. */
function showHyphens(text: string): string {
  return text.replaceAll('\u00ad', '-').replace(/\u2010-|-\u2010/g, '-');
}

function countLetters(lines: readonly SourceLine[]): number {
  return lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0);
}
