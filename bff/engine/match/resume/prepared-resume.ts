import { unitStarts } from '../../evidence/units.ts';
import type { Reading } from '../../profile/reading.ts';
import { leaveOut, type ResumeTerms, readResumeTerms } from '../../profile/resume-terms.ts';
import { type ResumeTexts, type ResumeVectors, resumeVectorsOf, weighTexts } from './resume-vectors.ts';

/** Fewer words may well stand twice: dates, names of employers. */
const LEAST_REPEATED = 4;

/** A resume with everything of it that a match needs and that no position changes: made once, kept with the resume. */
export interface PreparedResume extends ResumeTexts {
  readonly whole: ResumeVectors;
  /** Where each unit of a line begins, by its first term: what one sentence or one item says. */
  readonly units: Uint32Array;
}

/** Prepares a resume for being matched. */
export function prepareResume(reading: Reading): PreparedResume {
  const { lines, profile } = reading;
  const terms = readResumeTerms([
    ...lines.map(({ text }) => text),
    ...profile.roles.map(({ title }) => title ?? ''),
  ]);
  return prepare(reading, withoutRepeats(terms, lines.length));
}

/**
 * The same resume as if some of its words were not there, such as those of lines that are copied from the posting. It costs as
 * much as preparing it did, and hardly a resume needs it.
 *
 * @param isLeftOut by term of `terms`.
 */
export function prepareExcluding(
  { reading, terms }: PreparedResume,
  isLeftOut: (term: number, line: number) => boolean,
): PreparedResume {
  const titles = reading.lines.length;
  return prepare(
    reading,
    leaveOut(terms, (term, row) => row < titles && isLeftOut(term, row)),
  );
}

/** A line that says the same as one above it says nothing more. */
function withoutRepeats(terms: ResumeTerms, lines: number): ResumeTerms {
  const met = new Set<string>();
  const repeated = new Set<number>();
  for (let line = 0; line < lines; line += 1) {
    const [from, to] = [terms.starts[line] ?? 0, terms.starts[line + 1] ?? 0];
    if (to - from < LEAST_REPEATED) continue;
    const words = terms.ids.subarray(from, to).join(' ');
    if (met.has(words)) repeated.add(line);
    met.add(words);
  }
  return repeated.size === 0 ? terms : leaveOut(terms, (_, row) => repeated.has(row));
}

function prepare(reading: Reading, terms: ResumeTerms): PreparedResume {
  const { lines, profile } = reading;
  const numberOfRole = new Map(profile.roles.map((role, number) => [role, number]));
  const roleOfLine = Int32Array.from(lines, ({ role }) =>
    role === null ? -1 : (numberOfRole.get(role) ?? -1),
  );
  const texts = { reading, terms, texts: weighTexts(reading, terms), roleOfLine };
  return { ...texts, whole: resumeVectorsOf(texts), units: unitsOf(lines, terms) };
}

/** A line of a resume may hold a whole paragraph: its sentences answer one by one. */
function unitsOf(lines: readonly { readonly text: string }[], terms: ResumeTerms): Uint32Array {
  const units: number[] = [];
  lines.forEach(({ text }, line) => {
    const [from, to] = [terms.starts[line] ?? 0, terms.starts[line + 1] ?? 0];
    const starts = unitStarts(text);
    let next = 0;
    for (let term = from; term < to; term += 1) {
      if ((starts[next] ?? text.length) > (terms.from[term] ?? 0)) continue;
      while ((starts[next] ?? text.length) <= (terms.from[term] ?? 0)) next += 1;
      units.push(term);
    }
  });
  return Uint32Array.from(units);
}
