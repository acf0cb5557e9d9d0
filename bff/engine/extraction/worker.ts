import { open } from 'node:fs/promises';
import { threadId } from 'node:worker_threads';
import { RESUME_TYPES } from '@shortlist/api-contract';
import { type Meter, startMeter } from '../processor-budget.ts';
import { toDocument } from './document.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { detectType } from './media-type.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { docHtml } from './preview/doc-html.ts';
import { docxHtml } from './preview/docx-html.ts';
import { MAX_CHARACTERS, RejectedFileError, type Rejection, refusalOf, rejectFile } from './refusals.ts';
import { readDoc } from './word/read-doc.ts';
import { readDocx } from './word/read-docx.ts';

/** A file to read; plain data, since it crosses the border of a thread. */
export interface ReadTask {
  path: string;
  fileName: string;
  /** Tells who watches from outside what is computed; without it nobody does. */
  meter?: Meter;
}

/** What a worker answers: classes don't cross the border, so a refusal is data. */
export type ReadOutcome = { document: ExtractedDocument } | { refusal: Rejection };

/** Far above the limit of an upload: the caller refuses by size, this only keeps memory in bounds. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads one file; runs in a worker thread. */
export default async function readFile(task: ReadTask): Promise<ReadOutcome> {
  return refusing(task, async () => ({ document: await read(task) }));
}

/** What a worker answers to a preview. */
export type PreviewOutcome = { html: string } | { refusal: Rejection };

/** Turns a DOCX or DOC into HTML to show; runs in a worker thread. */
export async function previewFile(task: ReadTask): Promise<PreviewOutcome> {
  return refusing(task, async () => {
    const content = await load(task.path);
    const extension = await detectType(content, task.fileName);
    return { html: extension === '.docx' ? await docxHtml(content) : await docHtml(content) };
  });
}

async function refusing<Answer>({ meter }: ReadTask, work: () => Promise<Answer>) {
  if (meter !== undefined) startMeter(meter, threadId);
  try {
    return await work();
  } catch (error) {
    if (error instanceof RejectedFileError) return { refusal: error.refusal };
    // What is in each other more deeply than a thread can follow.
    if (error instanceof RangeError) return { refusal: refusalOf('tooComplex') };
    throw error;
  }
}

async function read(task: ReadTask): Promise<ExtractedDocument> {
  const content = await load(task.path);
  const extension = await detectType(content, task.fileName);
  const mediaType = RESUME_TYPES[extension];
  if (extension === '.pdf') {
    const { lines, ...printed } = await readPdf(content);
    return toDocument(lines, { mediaType, ...printed });
  }
  const { lines, ...printed } = extension === '.docx' ? await readDocx(content) : await readDoc(content);
  const document = toDocument(lines, { mediaType, pages: null, ...printed });
  if (!/\p{L}{2}/u.test(document.text)) throw rejectFile('noWords');
  if (document.text.length > MAX_CHARACTERS) throw rejectFile('tooMuchText');
  return document;
}

async function load(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) throw rejectFile('bomb');
    return await file.readFile();
  } finally {
    await file.close();
  }
}
