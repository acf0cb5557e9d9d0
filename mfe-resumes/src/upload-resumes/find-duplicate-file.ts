import { type Resume, resumes } from '@shortlist/api-contract';
import { call, formatDate } from '@shortlist/platform';
import { LONGEST } from '../resume-queries/longest.ts';

/** A stored resume that a chosen file repeats: in its content, or in its name alone. */
export interface DuplicateFile {
  readonly resume: Resume;
  readonly isSameFile: boolean;
}

/** SHA-256 of a file, in hexadecimal; null where it can't be made, as on a page without https. */
export async function contentHashOf(file: File): Promise<string | null> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}

/** The stored resume that a file repeats; null when there is none, or nobody can tell now. */
export async function findDuplicateFile(file: File, hash: string | null): Promise<DuplicateFile | null> {
  const [same] = hash === null ? [] : await storedWith({ content_hash: hash, limit: 1 });
  if (same) return { resume: same, isSameFile: true };
  const named = await storedWith({ search: file.name.slice(0, LONGEST.search), limit: 20 });
  const twin = named.find(({ file_name }) => isSameName(file_name, file.name));
  return twin ? { resume: twin, isSameFile: false } : null;
}

/** What is said beside a file that repeats a stored resume. */
export function twinSentence({ resume, isSameFile }: DuplicateFile): string {
  const which = `${resume.candidate_name}'s resume (${formatDate(resume.uploaded_at)})`;
  return isSameFile ? `Already uploaded: same file as ${which}.` : `Same name as ${which}.`;
}

async function storedWith(query: Parameters<typeof ask>[0]): Promise<readonly Resume[]> {
  const found = await ask(query).catch(() => null);
  return found?.resumes ?? [];
}

function ask(query: { readonly content_hash?: string; readonly search?: string; readonly limit: number }) {
  return call(resumes.list, { query });
}

function isSameName(a: string, b: string): boolean {
  return a.normalize().toLowerCase() === b.normalize().toLowerCase();
}
