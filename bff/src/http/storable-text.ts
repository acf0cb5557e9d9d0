import { AppError } from '@shortlist/api-contract/app-error';

const SENTENCE = 'This text contains unsupported characters. Remove them and try again.';

/**
 * Refuses text that no database keeps: PostgreSQL takes no NUL, and half of a surrogate pair is no character.
 *
 * @throws AppError invalid_input that names the field.
 */
export function rejectInvalidText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return;
    throw new AppError('invalid_input', SENTENCE, { [path.join('.') || 'body']: SENTENCE });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) rejectInvalidText(part, [...path, name]);
}
