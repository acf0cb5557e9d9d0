import { unitStarts } from '../../evidence/units.ts';
import type { MatchReading, Reading } from '../../profile/reading.ts';
import { leaveOut, type ResumeTerms, readResumeTerms } from '../../profile/resume-terms.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { type ResumeTexts, type ResumeVectors, resumeVectorsOf, weighTexts } from './resume-vectors.ts';
import { addLatent, squareOf } from './weighted-texts.ts';

/** Fewer words may well stand twice: dates, names of employers. */
const LEAST_REPEATED = 4;

/** A resume with everything of it that a match needs and that no position changes: made once, kept with the resume. */
export interface PreparedResume extends ResumeTexts {
  readonly whole: ResumeVectors;
  /** Where each unit of a line begins, by its first term: what one sentence or one item says. */
  readonly units: Uint32Array;
  /** By unit, its length in the latent space; zero where it tells nothing. */
  readonly unitLengths: Float64Array;
}

/** Prepares a resume for being matched. */
export function prepareResume({ profile, ...reading }: Reading): PreparedResume {
  const { lines } = reading;
  const { candidateName, email, phone, links, skills, roles, education } = profile;
  const terms = readResumeTerms([...lines.map(({ text }) => text), ...roles.map(({ title }) => title ?? '')]);
  const ofMatches = { candidateName, email, phone, links, skills, roles, education };
  return prepare({ ...reading, profile: ofMatches }, withoutRepeats(terms, lines.length));
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

function prepare(reading: MatchReading, terms: ResumeTerms): PreparedResume {
  const { lines, profile } = reading;
  const numberOfRole = new Map(profile.roles.map((role, number) => [role, number]));
  const roleOfLine = Int32Array.from(lines, ({ role }) =>
    role === null ? -1 : (numberOfRole.get(role) ?? -1),
  );
  const texts = { reading, terms, texts: weighTexts(reading, terms), roleOfLine };
  const units = unitsOf(lines, terms);
  return {
    ...texts,
    whole: resumeVectorsOf(texts),
    units,
    unitLengths: lengthsOf(units, terms, lines.length),
  };
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

/** The last unit ends with the titles of roles, which stand behind all lines: they are no part of it. */
function lengthsOf(units: Uint32Array, { ids, known, starts }: ResumeTerms, lines: number): Float64Array {
  const { dimensions, idf } = occupationSpace();
  const end = starts[lines] ?? 0;
  const sum = new Float64Array(dimensions);
  return Float64Array.from(units, (from, unit) => {
    sum.fill(0);
    for (let at = from; at < (units[unit + 1] ?? end); at += 1) {
      const term = known[ids[at] ?? 0] ?? -1;
      if (term >= 0) addLatent(sum, term, idf[term] ?? 0);
    }
    return Math.sqrt(squareOf(sum));
  });
}
