import type { AnalyzedDocument } from '../../analyzed.ts';
import { readDocument } from '../../read-document.ts';
import { type PreparedResume, prepareResume } from './prepared-resume.ts';
import { restoreResume } from './stored-resume.ts';

/**
 * A document as it is matched: read back where it was prepared before, else read and prepared now.
 *
 * @throws AppError no_text
 */
export function prepareDocument(document: AnalyzedDocument, now: () => Date): PreparedResume {
  if (document.prepared !== undefined) return restoreResume(document.prepared);
  return prepareResume(readDocument(document, now));
}
