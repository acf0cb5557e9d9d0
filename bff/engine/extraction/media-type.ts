import { extname } from 'node:path';
import { RESUME_TYPES } from '@shortlist/api-contract';
import { fileTypeFromBuffer } from 'file-type';
import { refuseType, rejectFile } from './refusals.ts';
import { isEncryptedOffice } from './word/ole.ts';
import { listZip } from './word/zip.ts';

export type ResumeExtension = keyof typeof RESUME_TYPES;

const NAMES: Readonly<Record<ResumeExtension, string>> = {
  '.pdf': 'a PDF',
  '.doc': 'a Word 97 document (.doc)',
  '.docx': 'a Word document (.docx)',
};

/**
 * What a file is, by its first bytes; its name must agree. Throws a refusal for another type, an empty
 * file, and an Office file under a password.
 */
export async function detectType(content: Buffer, fileName: string): Promise<ResumeExtension> {
  if (content.length === 0) throw rejectFile('empty');
  const named = extname(fileName).toLowerCase();
  const found = await sniff(content, named);
  if (!isResumeExtension(named)) throw rejectFile('unknownType');
  if (found !== named) {
    throw refuseType(
      `This file is named ${named}, but it's actually ${NAMES[found]}. Rename it to end in ${found} and try again.`,
    );
  }
  return found;
}

async function sniff(content: Buffer, named: string): Promise<ResumeExtension> {
  if (isPdf(content)) return '.pdf';
  if (content.toString('latin1', 0, 2) === 'PK') return sniffZip(content, named);
  const type = await fileTypeFromBuffer(content);
  if (type?.mime === 'application/x-cfb') {
    if (isEncryptedOffice(content)) throw rejectFile('encrypted');
    return '.doc';
  }
  if (!isResumeExtension(named)) throw rejectFile('unknownType');
  throw refuseType(
    `The file is named ${named}, but its content is ${type === undefined ? 'something else' : `a .${type.ext} file`}. Export it as a PDF, DOC, or DOCX and try again.`,
  );
}

/** Some programs write a line or two before the header, which readers forgive. */
function isPdf(content: Buffer): boolean {
  const at = content.subarray(0, 1024).indexOf('%PDF-');
  return at === 0 || (at > 0 && !content.subarray(0, at).includes('<'));
}

function sniffZip(content: Buffer, named: string): ResumeExtension {
  const entries = listZip(content);
  if (entries === null) {
    if (named === '.docx') throw rejectFile('damagedWord');
    throw rejectFile('unknownType');
  }
  if (entries.some((entry) => entry.name === 'word/document.xml')) return '.docx';
  throw rejectFile('unknownType');
}

function isResumeExtension(extension: string): extension is ResumeExtension {
  return Object.hasOwn(RESUME_TYPES, extension);
}
