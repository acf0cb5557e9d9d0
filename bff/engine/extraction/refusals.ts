import type { ErrorCode } from '@shortlist/api-contract';

/** Most pages that a resume may have. */
export const MAX_PAGES = 50;
/** Most characters that are read; a resume of 50 dense pages stays below. */
export const MAX_CHARACTERS = 300_000;

const REFUSALS = {
  empty: ['file_empty', 'The file is empty: it has 0 bytes. Check the original and upload it again.'],
  encrypted: [
    'file_encrypted',
    'The file is protected by a password. Save a copy without one and upload that.',
  ],
  damagedPdf: [
    'file_corrupt',
    'The PDF is damaged or was cut off, so it can’t be opened. Export it again and upload the new file.',
  ],
  damagedWord: [
    'file_corrupt',
    'The Word file is damaged or was cut off, so it can’t be opened. Save it again and upload the new file.',
  ],
  bomb: [
    'file_corrupt',
    'The file unpacks to far more than a resume holds, so it was not opened. Save it again as PDF and upload that.',
  ],
  scan: [
    'file_no_text',
    'The file is a scan and has no text to read. Upload a version whose text can be selected.',
  ],
  noWords: ['file_no_text', 'The file has no text to read. Check the original and upload it again.'],
  tooManyPages: [
    'file_too_long',
    `The file has more than ${MAX_PAGES} pages. Upload the resume alone, without attachments.`,
  ],
  tooMuchText: [
    'file_too_long',
    'The file has more text than a resume holds. Upload the resume alone, without attachments.',
  ],
  unknownType: [
    'file_wrong_type',
    'The file is not a PDF, DOC or DOCX. Export the resume as one of these and upload that.',
  ],
  tooComplex: [
    'file_too_complex',
    'The file is too complex: it takes more computing time than a resume needs. Save it again as a plain PDF and upload that.',
  ],
  tookTooLong: ['timeout', 'Reading the file took too long. Please try again in a moment.'],
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
