import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalyzedDocument } from './analyzed.ts';
import type { MonthIndex } from './profile/profile.ts';
import { type MatchReading, type Reading, readResume } from './profile/reading.ts';

/**
 * Reads a document as of its own month; `now` is asked only where it has none.
 *
 * @throws AppError no_text
 */
export function readDocument(document: AnalyzedDocument, now: () => Date): Reading {
  if (!/\p{L}{2}/u.test(document.text)) {
    throw new AppError('no_text', 'This resume has no readable text. Upload a version with selectable text.');
  }
  return readResume(document, monthOf(document.asOf, now));
}

/** The month of reading counts only where a role goes on or lies ahead: else a result is the same for ever. */
export function inputOf(reading: MatchReading): unknown[] {
  const dependsOnMonth = reading.profile.roles.some((role) => role.isCurrent || role.end >= reading.asOf);
  return [reading.text, dependsOnMonth ? reading.asOf : null];
}

function monthOf(asOf: string | undefined, now: () => Date): MonthIndex {
  const given = /^(\d{4})-(\d{2})/.exec(asOf ?? '');
  if (given !== null) return Number(given[1]) * 12 + Number(given[2]) - 1;
  const date = now();
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
