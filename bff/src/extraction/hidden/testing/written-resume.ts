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
