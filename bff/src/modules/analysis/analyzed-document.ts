import type { AnalyzedDocument } from '@shortlist/engine';
import type { ResumeText } from '../resumes/resumes.service.ts';

/** A stored resume as an engine reads it: "present" means the month of its upload, today and in a year. */
export function analyzedDocument({
  text,
  blocks,
  pages,
  uploadedAt,
}: Pick<ResumeText, 'text' | 'blocks' | 'pages' | 'uploadedAt'>): AnalyzedDocument {
  return { text, blocks, pages, asOf: uploadedAt.toISOString().slice(0, 7) };
}
