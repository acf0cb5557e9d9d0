import type { Reading } from '../profile/reading.ts';
import { readResumeTerms } from '../profile/resume-terms.ts';
import { type ResumeTexts, type Whole, weighTexts, wholeOf } from './whole-resume.ts';

/** A resume with everything of it that a match needs and that no position changes: made once, kept with the resume. */
export interface PreparedResume extends ResumeTexts {
  /** All of it, where no line is a copy of the posting. */
  readonly whole: Whole;
}

/** Prepares a resume for being matched. */
export function prepareResume(reading: Reading): PreparedResume {
  const { lines, profile } = reading;
  const terms = readResumeTerms([
    ...lines.map(({ text }) => text),
    ...profile.roles.map(({ title }) => title ?? ''),
  ]);
  const numberOfRole = new Map(profile.roles.map((role, number) => [role, number]));
  const roleOfLine = Int32Array.from(lines, ({ role }) =>
    role === null ? -1 : (numberOfRole.get(role) ?? -1),
  );
  const texts = { reading, terms, texts: weighTexts(reading, terms), roleOfLine };
  return { ...texts, whole: wholeOf(texts, () => false) };
}
