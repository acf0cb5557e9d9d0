import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

/** Resume files of real programs, and one that asks for a password. */
export const FILES = {
  pdf: join(FIXTURES, 'resumes/google-docs-skia-proxy-classic.pdf'),
  smallPdf: join(FIXTURES, 'resumes/weasyprint-cairo-minimal.pdf'),
  docx: join(FIXTURES, 'resumes/word.docx'),
  doc: join(FIXTURES, 'resumes/word-97.doc'),
  encrypted: join(FIXTURES, 'bad/encrypted.pdf'),
} as const;

/** A PDF of one page with a grey rectangle and no letter, as a scanner writes it. */
export function scannedPdf(): string {
  const drawing = '0.5 g 50 50 400 600 re f';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 700] /Contents 4 0 R /Resources << >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`;
}
