import type { Reading } from '../profile/reading.ts';
import { leaveOut, type ResumeTerms, readResumeTerms } from '../profile/resume-terms.ts';
import { type ResumeTexts, type Whole, weighTexts, wholeOf } from './whole-resume.ts';

/** A resume with everything of it that a match needs and that no position changes: made once, kept with the resume. */
export interface PreparedResume extends ResumeTexts {
  readonly whole: Whole;
}

/** Prepares a resume for being matched. */
export function prepareResume(reading: Reading): PreparedResume {
  const { lines, profile } = reading;
  const terms = readResumeTerms([
    ...lines.map(({ text }) => text),
    ...profile.roles.map(({ title }) => title ?? ''),
  ]);
  return prepare(reading, terms);
}

/**
 * The same resume as if some of its words were not there, such as those of lines that are copied from the posting. It costs as
 * much as preparing it did, and hardly a resume needs it.
 *
 * @param isLeftOut by term of `terms`.
 */
export function prepareWithout(
  { reading, terms }: PreparedResume,
  isLeftOut: (term: number, line: number) => boolean,
): PreparedResume {
  const titles = reading.lines.length;
  return prepare(
    reading,
    leaveOut(terms, (term, row) => row < titles && isLeftOut(term, row)),
  );
}

function prepare(reading: Reading, terms: ResumeTerms): PreparedResume {
  const { lines, profile } = reading;
  const numberOfRole = new Map(profile.roles.map((role, number) => [role, number]));
  const roleOfLine = Int32Array.from(lines, ({ role }) =>
    role === null ? -1 : (numberOfRole.get(role) ?? -1),
  );
  const texts = { reading, terms, texts: weighTexts(reading, terms), roleOfLine };
  return { ...texts, whole: wholeOf(texts) };
}
