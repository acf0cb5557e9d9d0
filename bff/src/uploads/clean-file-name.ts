import { extname } from 'node:path';
import { RESUME_TYPES } from '@shortlist/api-contract';

const LONGEST = 200;
const KNOWN_EXTENSIONS: readonly string[] = Object.keys(RESUME_TYPES);

/** Control characters, and those that turn the direction of text ("fdp.exe" shown as "exe.pdf"). */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Makes a file name from outside fit to be stored, shown and sent in a header: its last part, what can be seen. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const clean = last.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (clean.replaceAll('.', '') === '') return 'resume';
  const extension = extname(clean);
  return shortened(clean.slice(0, clean.length - extension.length), extension);
}

/** Gives a renamed file the extension that its content has: "CV" and "CV.docx" of a PDF become "CV.pdf". */
export function renamedFile(newName: string, oldName: string): string {
  const clean = cleanFileName(newName);
  const extension = extname(oldName);
  const current = extname(clean);
  if (current.toLowerCase() === extension.toLowerCase()) return clean;
  const isKnown = KNOWN_EXTENSIONS.includes(current.toLowerCase());
  const stem = isKnown ? clean.slice(0, clean.length - current.length) : clean;
  return shortened(stem === '' ? 'resume' : stem, extension);
}

function shortened(stem: string, extension: string): string {
  const kept = Array.from(stem)
    .slice(0, LONGEST - extension.length)
    .join('');
  return kept + extension;
}
