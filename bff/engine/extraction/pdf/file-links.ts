import type { PdfDocument } from './open-document.ts';

/** That of a link, in the numbers of the reader. */
const LINK = 2;
/** Of an annotation: not shown for what it is, hidden, or not to be viewed. */
const UNSEEN = 1 | 2 | 32;
/** In points. */
const LEAST_SIDE = 1;

/** What is looked at of a link; a file may say anything. */
interface LinkAnnotation {
  readonly pageIndex?: unknown;
  readonly annotationFlags?: unknown;
  readonly rect?: unknown;
  readonly url?: unknown;
  readonly unsafeUrl?: unknown;
}

/** Left, bottom, right and top. */
export type Box = readonly number[];

/**
 * The addresses behind the links of a file that can be clicked: on their page, and not without area. Asked of all pages at once,
 * for of each page alone the reader would take the words apart again.
 */
export async function linksOf(pdf: PdfDocument, content: Buffer, pages: readonly Box[]): Promise<string[]> {
  if (!mayHaveLinks(content)) return [];
  const found: LinkAnnotation[] =
    (await pdf.getAnnotationsByType(new Set([LINK]), new Set()).catch(() => null)) ?? [];
  return found
    .toSorted((one, other) => Number(one.pageIndex) - Number(other.pageIndex))
    .flatMap((link) => {
      const address = link.url ?? link.unsafeUrl;
      return typeof address === 'string' && isOnPage(link, pages) ? [address] : [];
    });
}

/** Where nothing of a file is packed, what a link leads to is named in it. */
function mayHaveLinks(content: Buffer): boolean {
  return content.includes('/URI') || content.includes('/ObjStm');
}

function isOnPage({ pageIndex, annotationFlags, rect }: LinkAnnotation, pages: readonly Box[]): boolean {
  const page = pages[Number(pageIndex)];
  if (page === undefined || (Number(annotationFlags ?? 0) & UNSEEN) !== 0 || !Array.isArray(rect))
    return false;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number);
  const [pageLeft = 0, pageBottom = 0, pageRight = 0, pageTop = 0] = page;
  const width = Math.min(right, pageRight) - Math.max(left, pageLeft);
  const height = Math.min(top, pageTop) - Math.max(bottom, pageBottom);
  return width >= LEAST_SIDE && height >= LEAST_SIDE;
}
