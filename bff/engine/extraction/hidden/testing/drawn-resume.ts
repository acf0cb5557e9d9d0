import { toDocument } from '../../document.ts';
import { readPdf } from '../../pdf/read-pdf.ts';
import { type DrawnPage, drawnLines, drawnPdf } from '../../testing/build-pdf.ts';
import { HIDDEN_WORDS } from './hidden-words.ts';

/** A resume that hides nothing, as the drawing of a page. */
export const seen = drawnLines([
  'Ines Okafor',
  'ines.okafor@example.com',
  'Experience',
  'Registered Nurse, St Brannock Hospital, Mar 2016 - Present',
  'Cares for patients of a surgical ward and watches their recovery.',
]);

/** The hidden words as an operator of a page. */
export const drawnWords = `BT /F1 11 Tf 1 0 0 1 50 600 Tm (${HIDDEN_WORDS}) Tj ET`;

/** A drawn page as the engine gets it. */
export async function readDrawn(page: DrawnPage) {
  const { lines, ...printed } = await readPdf(drawnPdf(page));
  return { ...toDocument(lines, { mediaType: 'application/pdf', ...printed }), asOf: '2026-11' };
}
