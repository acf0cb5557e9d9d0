import { toDocument } from '../../document.ts';
import { type BuiltDocx, builtDocx } from '../../testing/build-docx.ts';
import { readDocx } from '../../word/read-docx.ts';

const RESUME = [
  'Ines Okafor',
  'Experience',
  'Registered Nurse, St Brannock Hospital, Mar 2016 - Present',
  'Cares for patients of a surgical ward.',
];

/** Words as Word writes them. */
export const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`;
export const run = (words: string, look = '') => `<w:r><w:rPr>${look}</w:rPr>${text(words)}</w:r>`;
export const paragraph = (inside: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${inside}</w:p>`;

/** A resume of four paragraphs that hides nothing. */
export const lines = RESUME.map((line) => paragraph(run(line))).join('');

/** That resume and what stands behind it, as the engine gets them. */
export async function readWritten({ body, ...parts }: BuiltDocx) {
  const { lines: read, ...printed } = await readDocx(builtDocx({ body: lines + body, ...parts }));
  return { ...toDocument(read, { mediaType: 'docx', pages: 1, ...printed }), asOf: '2026-11' };
}
