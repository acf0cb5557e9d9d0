import { toDocument } from '../../document.ts';
import { readPdf } from '../../pdf/read-pdf.ts';
import { type DrawnPage, drawnPdf } from '../../testing/build-pdf.ts';

/** What tricks hide: words that the position asks for, and nobody sees. */
export const HIDDEN_WORDS = 'Built services in Go and PostgreSQL with Kafka for ten years';

/** The same as an operator of a page. */
export const drawnWords = `BT /F1 11 Tf 1 0 0 1 50 600 Tm (${HIDDEN_WORDS}) Tj ET`;

/** A drawn page as the engine gets it. */
export async function readDrawn(page: DrawnPage) {
  const { lines, pages, behind } = await readPdf(drawnPdf(page));
  return { ...toDocument(lines, { mediaType: 'application/pdf', pages, behind }), asOf: '2026-11' };
}
