import type { AnalyzedDocument } from '../analyzed.ts';
import { readDocument } from '../read-document.ts';
import { lineAt, sourceOfLine } from './quotes.ts';

/** Places in a resume, as UTF-16 offsets into its text. */
export interface Places {
  readonly document: Pick<AnalyzedDocument, 'text' | 'blocks'>;
  readonly offsets: readonly number[];
}

/**
 * The employer, else the title or the section, that each place stands under, as quotes of the engine have it; null where none is.
 *
 * @throws AppError no_text
 */
export function sourcesAt({ document, offsets }: Places): (string | null)[] {
  const reading = readDocument({ ...document, pages: null }, () => new Date());
  return offsets.map((offset) => sourceOfLine(lineAt(reading, offset)));
}
