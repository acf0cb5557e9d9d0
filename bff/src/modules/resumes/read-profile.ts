import type { Analyzer, Profile } from '@shortlist/engine';
import type { ResumeText } from './resumes.service.ts';

/** What the engine of today reads in a resume; null where there is no text to read. "Present" is the month of the upload. */
export async function readProfile(
  analyzer: Analyzer,
  { text, blocks, pages, uploadedAt }: ResumeText,
  signal: AbortSignal,
): Promise<Profile | null> {
  if (!/\p{L}{2}/u.test(text)) return null;
  const asOf = uploadedAt.toISOString().slice(0, 7);
  return analyzer.profile({ text, blocks, pages, asOf }, { signal });
}
