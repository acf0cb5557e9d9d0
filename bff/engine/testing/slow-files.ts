import { deflateSync } from 'node:zlib';
import { builtDocx } from '../extraction/testing/build-docx.ts';
import { drawnLines, drawnPdf, streamOf } from '../extraction/testing/build-pdf.ts';

/** A file that is small for the work it makes, with the name that its user gave it. */
export interface SlowFile {
  readonly name: string;
  readonly content: Buffer<ArrayBuffer>;
}

const PERSON = ['Ines Okafor', 'Experience', 'Registered Nurse, St Brannock Hospital, Mar 2016 - Present'];
const PRINTED = drawnLines(PERSON);
const WRITTEN = PERSON.map(paragraph).join('');

/** Files that a reader computes over, each made when it is asked for. */
export const SLOW_FILES = {
  'tables in tables, 2,000 deep': () => docx(nestedTables(2_000)),
  'tables in tables, two in each, 16 deep': () => docx(wideTables(16)),
  '100,000 empty paragraphs': () => docx('<w:p/>'.repeat(100_000)),
  '290,000 combining marks': () => docx(paragraph(`a${'\u0301\u0323'.repeat(145_000)}`)),
  '290,000 CJK characters': () => docx(paragraph('履歴書'.repeat(97_000))),
  'form XObjects, ten in each, 8 deep': () => forms(8, 10),
  '2,000,000 operators in a small stream': () => packed('0 0 m 9 9 l S\n'.repeat(700_000)),
  'a page tree that points to itself': () => pageTree(['<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'a page tree that doubles 24 times': () => doubledTree(24),
  '40 pages that draw the same slow stream': () => samePage(40, '0 0 m 9 9 l S\n'.repeat(60_000)),
} as const satisfies Record<string, () => SlowFile>;

/** The kinds of slow files. */
export type SlowKind = keyof typeof SLOW_FILES;

function docx(body: string): SlowFile {
  return { name: 'slow.docx', content: builtDocx({ body: `${WRITTEN}${body}` }) };
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

function nestedTables(depth: number): string {
  const open = '<w:tbl><w:tr><w:tc>';
  return `${open.repeat(depth)}${paragraph('Nurse')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`;
}

function wideTables(depth: number): string {
  let inside = paragraph('Nurse');
  for (let level = 0; level < depth; level += 1) {
    inside = `<w:tbl><w:tr><w:tc>${inside}</w:tc><w:tc>${inside}</w:tc></w:tr></w:tbl>`;
  }
  return inside;
}

function pdf(page: Parameters<typeof drawnPdf>[0]): SlowFile {
  return { name: 'slow.pdf', content: drawnPdf(page) };
}

/** What a page, or another form, may draw by its name. */
function form(drawing: string, resources = ''): string {
  return streamOf(
    drawing,
    `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> ${resources} >>`,
  );
}

/** Each form draws the next so many times. */
function forms(depth: number, times: number): SlowFile {
  const objects = Array.from({ length: depth }, (_, index) =>
    index === depth - 1
      ? form('0 0 5 5 re f BT /F1 4 Tf 9 9 Td (a) Tj ET')
      : form('/X Do '.repeat(times), `/XObject << /X ${11 + index} 0 R >>`),
  );
  return pdf({ drawing: `${PRINTED}\n/X Do`, resources: '/XObject << /X 10 0 R >>', objects });
}

/** A page whose own drawing is a form that is packed. */
function packed(drawing: string): SlowFile {
  const content = deflateSync(Buffer.from(drawing, 'latin1'), { level: 9 }).toString('latin1');
  const entries =
    '/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> /Filter /FlateDecode';
  return pdf({
    drawing: `${PRINTED}\n/X Do`,
    resources: '/XObject << /X 10 0 R >>',
    objects: [streamOf(content, entries)],
  });
}

/** A file whose objects after the catalogue are these. */
function pageTree(objects: readonly string[]): SlowFile {
  const all = ['<< /Type /Catalog /Pages 2 0 R >>', ...objects];
  let text = '%PDF-1.7\n';
  const rows = all.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const trailer = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  const content = `${text}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}${trailer}`;
  return { name: 'slow.pdf', content: Buffer.from(content, 'latin1') };
}

const PAGE =
  '/MediaBox [0 0 600 800] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

function doubledTree(depth: number): SlowFile {
  const nodes = Array.from(
    { length: depth },
    (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R ${index + 3} 0 R] /Count 40 >>`,
  );
  return pageTree([...nodes, '<< /Type /Pages /Kids [] /Count 0 >>']);
}

function samePage(count: number, drawing: string): SlowFile {
  const content = deflateSync(Buffer.from(`${PRINTED}\n${drawing}`, 'latin1'), { level: 9 }).toString(
    'latin1',
  );
  const kids = Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ');
  const page = `<< /Type /Page /Parent 2 0 R ${PAGE} /Contents 3 0 R >>`;
  return pageTree([
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    streamOf(content, '/Filter /FlateDecode'),
    ...Array.from({ length: count }, () => page),
  ]);
}
