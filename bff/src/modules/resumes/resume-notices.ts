import type { Notice } from '@shortlist/api-contract';

/** What is kept of the notices of a resume: themselves, and how many a mark in a list counts. */
export interface KeptNotices {
  readonly notices: Notice[];
  readonly noticeCount: number;
}

/** A format in which nothing can be hidden or found is no reason for a mark. */
export function keptNotices(notices: readonly Notice[]): KeptNotices {
  return {
    notices: [...notices],
    noticeCount: notices.filter(({ kind }) => kind !== 'unchecked').length,
  };
}

const OF_FILE: readonly Notice['kind'][] = ['hidden_text', 'metadata', 'unchecked'];

/**
 * What to tell beside a result: what was noticed about the file, and about its text by the engine that made the
 * result. A result of before notices were kept is told what the resume is.
 */
export function noticesBeside(
  ofResume: readonly Notice[] | null,
  ofResult: readonly Notice[] | undefined,
): Notice[] {
  const known = ofResume ?? [];
  if (ofResult === undefined) return [...known];
  return [...known.filter(({ kind }) => OF_FILE.includes(kind)), ...ofResult];
}
