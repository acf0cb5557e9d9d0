import { toDocument } from '../../document.ts';
import { readPdf } from '../../pdf/read-pdf.ts';
import { type DrawnPage, drawnPdf } from '../../testing/build-pdf.ts';
import { HIDDEN_WORDS } from './hidden-words.ts';

/** The hidden words as an operator of a page. */
export const drawnWords = `BT /F1 11 Tf 1 0 0 1 50 600 Tm (${HIDDEN_WORDS}) Tj ET`;

/** A drawn page as the engine gets it. */
export async function readDrawn(page: DrawnPage) {
  const { lines, pages, behind } = await readPdf(drawnPdf(page));
  return { ...toDocument(lines, { mediaType: 'application/pdf', pages, behind }), asOf: '2026-11' };
}
