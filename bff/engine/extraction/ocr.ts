import { execFile } from 'node:child_process';
import { RESUME_TYPES } from '@shortlist/api-contract';
import { toDocument } from './document.ts';
import type { ExtractedDocument } from './extracted-document.ts';
import { cleanLine } from './lines/clean-text.ts';
import { flowingLine } from './lines/line.ts';
import { MAX_CHARACTERS, MAX_PAGES } from './refusals.ts';

/** Reads the pictures of a scan: its lines page by page, or null where that fails. */
export type Ocr = (path: string, signal?: AbortSignal) => Promise<string[][] | null>;

const TIMEOUT_MS = 120_000;
const MAX_BYTES = 4 * MAX_CHARACTERS;

/** Fewer letters than this are no resume. */
const MIN_LETTERS = 40;

/**
 * A program that gets the path of a PDF as its last argument and writes its text, a form feed between pages. Words of
 * `command` are parted by spaces and meet no shell. Whatever goes wrong, the scan stays one without text.
 */
export function createOcr(command: string, timeoutMs = TIMEOUT_MS): Ocr {
  const [program = '', ...args] = command.trim().split(/\s+/);
  return (path, signal) =>
    new Promise((resolve) => {
      const options = { timeout: timeoutMs, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES, signal } as const;
      execFile(program, [...args, path], options, (error, output) =>
        resolve(error === null ? pagesOf(output) : null),
      );
    });
}

function pagesOf(output: string): string[][] | null {
  const pages = output.slice(0, MAX_CHARACTERS).replace(/\f$/, '').split('\f').slice(0, MAX_PAGES);
  if ((output.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return null;
  return pages.map((page) => page.split('\n'));
}

/** A document of what a program saw on the pictures of a scan. */
export function documentOfScan(pages: readonly (readonly string[])[]): ExtractedDocument {
  const lines = pages.flatMap((page, index) =>
    page
      .map((line) => cleanLine(line.replace(/ {3,}/g, '\t')))
      .filter((line) => /[\p{L}\d]/u.test(line))
      .map((line) => flowingLine(line, { page: index + 1 })),
  );
  return toDocument(lines, { mediaType: RESUME_TYPES['.pdf'], pages: pages.length });
}
