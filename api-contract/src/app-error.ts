import { type ErrorCode, STATUS_OF } from './errors.ts';

/**
 * A failure that a person can be told about: the code fixes the status, the message is the sentence they
 * read, and `fields` says what is wrong with which field. Whatever else is thrown becomes a 500.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }

  /** The HTTP status that goes with the code. */
  get status(): number {
    return STATUS_OF[this.code];
  }
}
