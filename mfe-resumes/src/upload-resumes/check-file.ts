import { RESUME_TYPES, UPLOAD_LIMITS } from '@shortlist/api-contract';
import { formatFileSize } from '@shortlist/platform';

/** What the file dialog offers. */
export const ACCEPTED = Object.keys(RESUME_TYPES);

/** Why a file can't be a resume, as a sentence; null when it may be sent. The server looks again, and closer. */
export function fileRefusalOf(file: File): string | null {
  if (!ACCEPTED.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return 'Only .pdf, .doc, and .docx files are accepted.';
  }
  if (file.size === 0) return 'This file is empty.';
  if (file.size > UPLOAD_LIMITS.maxBytes)
    return `This file is ${formatFileSize(file.size)}. The limit is 10 MB.`;
  return null;
}

/** Whether two files of a selection are the same one chosen twice. */
export function isSameFile(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
