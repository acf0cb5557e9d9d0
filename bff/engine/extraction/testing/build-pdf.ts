/** A page that tests draw on. */
export interface DrawnPage {
  /** What is drawn, in the signs of PDF. */
  readonly drawing: string;
  /** Entries of the page, such as a crop box. */
  readonly entries?: string;
  /** Resources besides the font F1. */
  readonly resources?: string;
  /** Further objects, numbered from 10. */
  readonly objects?: readonly string[];
  /** Entries of the catalogue. */
  readonly catalog?: string;
  /** Entries of the description. */
  readonly info?: string;
}

/** A PDF of one page, drawn sign by sign. */
export function drawnPdf({
  drawing,
  entries = '',
  resources = '',
  objects = [],
  ...file
}: DrawnPage): Buffer<ArrayBuffer> {
  const fonts = '/Font << /F1 4 0 R >>';
  const numbered = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${file.catalog ?? ''} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << ${fonts} ${resources} >> ${entries} >>`,
    ],
    [4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [5, streamOf(drawing)],
    [6, `<< /Title (Resume) ${file.info ?? ''} >>`],
    ...objects.map((object, index): [number, string] => [10 + index, object]),
  ]);
  let text = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [number, object] of numbered) {
    places.set(number, text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const size = 10 + objects.length;
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}xref\n0 ${size}\n${rows.join('')}${trailer}`, 'latin1');
}

/** A stream object with its length. */
export function streamOf(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
}

/** Lines of text, one below the other, in black unless told. */
export function drawnLines(lines: readonly string[], { top = 760, size = 11, left = 50 } = {}): string {
  return lines
    .map((line, index) => `BT /F1 ${size} Tf 1 0 0 1 ${left} ${top - index * 16} Tm (${escaped(line)}) Tj ET`)
    .join('\n');
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, (sign) => `\\${sign}`);
}
