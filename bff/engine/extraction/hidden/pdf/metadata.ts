import type { PdfDocument } from '../../pdf/open-document.ts';

/** The fields of a PDF's description that may hold free words; with what it was made and when is none of them. */
const FIELDS = ['Keywords', 'Subject', 'Title', 'Author'];
const XMP_FIELDS = ['dc:subject', 'dc:description', 'pdf:keywords'];
const MOST_CUSTOM = 20;

/** Programs leave their banner in fields of their own. */
const BY_PROGRAMS = /^PTEX|^Source|^Company/;

/** The words in the description of a PDF, each text once. */
export async function readMetadata(pdf: PdfDocument): Promise<string[]> {
  const { info, metadata } = await pdf.getMetadata().catch(() => ({ info: {}, metadata: null }));
  const { Custom, ...own } = info as Record<string, unknown>;
  const custom = typeof Custom === 'object' && Custom !== null ? ownFieldsOf(Custom) : [];
  const values = [
    ...FIELDS.map((field) => own[field]),
    ...custom.slice(0, MOST_CUSTOM),
    ...XMP_FIELDS.map((field): unknown => metadata?.get(field)),
  ];
  const texts = values.flatMap((value) => {
    const text = Array.isArray(value) ? value.join(', ') : value;
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
  return [...new Set(texts)];
}

function ownFieldsOf(fields: object): unknown[] {
  return Object.entries(fields).flatMap(([name, value]) => (BY_PROGRAMS.test(name) ? [] : [value]));
}
