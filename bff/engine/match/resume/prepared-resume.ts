import { unitStarts } from '../../evidence/units.ts';
import { type FieldOfStudy, readField } from '../../profile/degree-field.ts';
import { isScored, type Line } from '../../profile/line.ts';
import type { MatchReading, Reading } from '../../profile/reading.ts';
import { leaveOut, type ResumeTerms, readResumeTerms } from '../../profile/resume-terms.ts';
import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import {
  isScoredLine,
  type ResumeTexts,
  type ResumeVectors,
  resumeVectorsOf,
  weighTexts,
} from './resume-vectors.ts';
import { addLatent, squareOf } from './weighted-texts.ts';

/** Fewer words may well stand twice: dates, names of employers. */
const LEAST_REPEATED = 4;
/** From so many words on a line may repeat itself: below this share of different ones it does. */
const LEAST_OF_REPETITION = 10;
const MOST_REPEATED = 0.35;

/** A resume with everything of it that a match needs and that no position changes: made once, kept with the resume. */
export interface PreparedResume extends ResumeTexts {
  readonly whole: ResumeVectors;
  /** Numbers of the lines that may answer a position, in order. */
  readonly scoredLines: Uint32Array;
  readonly units: Units;
  /** By degree, its field. */
  readonly studied: readonly FieldOfStudy[];
  /** How many different words these lines have. */
  readonly words: number;
  /** Numbers of the lines that are a few words again and again. */
  readonly repetitions: Uint32Array;
}

/** What the sentences and items of these lines say, in order. */
export interface Units {
  /** By unit, the number of its line. */
  readonly lines: Uint32Array;
  /** By unit, its first term; behind them the first that is of no line. */
  readonly from: Uint32Array;
  /** By unit, its length in the latent space; zero where it tells nothing. */
  readonly latentLengths: Float64Array;
}

/** Prepares a resume for being matched. */
export function prepareResume({ profile, ...reading }: Reading): PreparedResume {
  const { lines } = reading;
  const { candidateName, email, phone, links, skills, roles, education } = profile;
  const terms = readResumeTerms([...lines.map(({ text }) => text), ...roles.map(({ title }) => title ?? '')]);
  const ofMatches = { candidateName, email, phone, links, skills, roles, education };
  return prepare({ ...reading, profile: ofMatches }, ofScoredLines(terms, lines));
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

/** Other lines are left out, and so is one that says the same as a line above it: it says nothing more. */
function ofScoredLines(terms: ResumeTerms, lines: readonly Line[]): ResumeTerms {
  const met = new Set<string>();
  const isLeftOut = lines.map((line, row) => {
    const ids = idsOf(terms, row);
    const words = ids.join(' ');
    const isRepeated = ids.length >= LEAST_REPEATED && met.has(words);
    met.add(words);
    return isRepeated || !isScored(line);
  });
  return leaveOut(terms, (_, row) => isLeftOut[row] === true);
}

const idsOf = ({ ids, starts }: ResumeTerms, row: number): Uint32Array =>
  ids.subarray(starts[row], starts[row + 1]);

function prepare(reading: MatchReading, terms: ResumeTerms): PreparedResume {
  const { lines, profile } = reading;
  const numberOfRole = new Map(profile.roles.map((role, number) => [role, number]));
  const roleOfLine = Int32Array.from(lines, ({ role }) =>
    role === null ? -1 : (numberOfRole.get(role) ?? -1),
  );
  const rows = { reading, terms, roleOfLine };
  const texts = { ...rows, texts: weighTexts(rows) };
  const scoredLines = Uint32Array.from(lines.keys()).filter((line) => isScoredLine(rows, line));
  const end = terms.starts[lines.length] ?? 0;
  return {
    ...texts,
    whole: resumeVectorsOf(texts),
    scoredLines,
    units: unitsOf(rows),
    studied: profile.education.map(({ text }) => readField(text)),
    words: new Set(terms.ids.subarray(0, end)).size,
    repetitions: scoredLines.filter((line) => isRepetition(idsOf(terms, line))),
  };
}

/** Whether a line is a few words again and again. */
const isRepetition = (ids: Uint32Array): boolean =>
  ids.length >= LEAST_OF_REPETITION && new Set(ids).size / ids.length < MOST_REPEATED;

/** A line of a resume may hold a whole paragraph: its sentences answer one by one. */
function unitsOf({ reading, terms }: Omit<ResumeTexts, 'texts'>): Units {
  const lines: number[] = [];
  const from: number[] = [];
  reading.lines.forEach(({ text }, line) => {
    const starts = unitStarts(text);
    let next = 0;
    for (let term = terms.starts[line] ?? 0; term < (terms.starts[line + 1] ?? 0); term += 1) {
      if ((starts[next] ?? text.length) > (terms.from[term] ?? 0)) continue;
      while ((starts[next] ?? text.length) <= (terms.from[term] ?? 0)) next += 1;
      lines.push(line);
      from.push(term);
    }
  });
  from.push(terms.starts[reading.lines.length] ?? 0);
  const latentLengths = Float64Array.from(lines, (_, unit) =>
    lengthOf(terms, from[unit] ?? 0, from[unit + 1] ?? 0),
  );
  return { lines: Uint32Array.from(lines), from: Uint32Array.from(from), latentLengths };
}

function lengthOf({ ids, known }: ResumeTerms, from: number, to: number): number {
  const { dimensions, idf } = occupationSpace();
  const sum = new Float64Array(dimensions);
  for (let at = from; at < to; at += 1) {
    const term = known[ids[at] ?? 0] ?? -1;
    if (term >= 0) addLatent(sum, term, idf[term] ?? 0);
  }
  return Math.sqrt(squareOf(sum));
}
