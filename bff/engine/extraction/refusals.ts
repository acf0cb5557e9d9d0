import type { ErrorCode } from '@shortlist/api-contract';

/** Most pages that a resume may have. */
export const MAX_PAGES = 50;
/** Most characters that are read; a resume of 50 dense pages stays below. */
export const MAX_CHARACTERS = 300_000;

const REFUSALS = {
  empty: ['file_empty', 'This file is empty. Check the original and try again.'],
  encrypted: [
    'file_encrypted',
    'This file is password-protected. Save a copy without a password and try again.',
  ],
  damagedPdf: ['file_corrupt', "This PDF is damaged and can't be opened. Export it again and try again."],
  damagedWord: [
    'file_corrupt',
    "This Word file is damaged and can't be opened. Save it again and try again.",
  ],
  bomb: ['file_corrupt', 'This file is too large when unpacked. Save it as a PDF and try again.'],
  scan: ['file_no_text', 'This file is a scan with no readable text. Upload a version with selectable text.'],
  noWords: ['file_no_text', 'This file has no readable text. Check the original and try again.'],
  tooManyPages: ['file_too_long', `This file has more than ${MAX_PAGES} pages. Upload only the resume.`],
  tooMuchText: ['file_too_long', 'This file has too much text. Upload only the resume.'],
  unknownType: [
    'file_wrong_type',
    "This file isn't a PDF, DOC, or DOCX. Export it in one of these formats and try again.",
  ],
  tooComplex: [
    'file_too_complex',
    'This file is too complex to process. Save it as a plain PDF and try again.',
  ],
  tookTooLong: ['timeout', 'This file took too long to read. Try again in a moment.'],
} as const satisfies Record<string, readonly [ErrorCode, string]>;

/** Why a file is not taken. Crosses the worker border as plain data. */
export interface Rejection {
  code: ErrorCode;
  message: string;
}

/** Thrown inside a worker; becomes an `AppError` outside. */
export class RejectedFileError extends Error {
  readonly refusal: Rejection;

  constructor(refusal: Rejection) {
    super(refusal.message);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

/** The refusal with that name. */
export function refusalOf(reason: keyof typeof REFUSALS): Rejection {
  const [code, message] = REFUSALS[reason];
  return { code, message };
}

/** An error that says why a file is not taken. */
export function rejectFile(reason: keyof typeof REFUSALS): RejectedFileError {
  return new RejectedFileError(refusalOf(reason));
}

/** A file whose name and content disagree, or whose content is of no use here. */
export function refuseType(message: string): RejectedFileError {
  return new RejectedFileError({ code: 'file_wrong_type', message });
}
