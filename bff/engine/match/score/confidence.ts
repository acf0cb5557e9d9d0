import type { Match } from '@shortlist/api-contract';
import type { Evidence } from '../resume/evidence-index.ts';
import type { PreparedResume } from '../resume/prepared-resume.ts';

/** What a score rests on, and what it says in a word. */
export type Confidence = Pick<Match, 'band' | 'confidence' | 'missing'>;

/** Where a band begins. */
export const STRONG = 0.6;
const POSSIBLE = 0.35;
/** Different words of the candidate: fewer say too little, and so many say enough. */
const FEW_WORDS = 40;
const ENOUGH_WORDS = 90;

/** The band of a score that rests on enough. */
export function bandOf(score: number): Match['band'] {
  if (score >= STRONG) return 'strong';
  return score >= POSSIBLE ? 'possible' : 'weak';
}

/** The band of a match as it is kept; of one that an engine before version 3 made that of its score. Null without a match. */
export function bandOrNull(kept: Match['band'] | null, score: number | null): Match['band'] | null {
  return kept ?? (score === null ? null : bandOf(score));
}

/**
 * How sure a score can be, by what was read and not by what it says: dated roles with lines below them, and words enough. A resume
 * that says too little is not a weak one: nobody can tell, unless the little that it says is strong.
 */
export function confidenceIn(score: number, resume: PreparedResume, { lines }: Evidence): Confidence {
  const { roles } = resume.reading.profile;
  const words = countWords(resume, lines);
  const hasWork = lines.some((line) => (resume.roleOfLine[line] ?? -1) >= 0);
  const missing = [
    ...(roles.length === 0 ? ['dated roles'] : hasWork ? [] : ['what was done in the roles']),
    ...(words < FEW_WORDS ? ['more words on the work'] : []),
  ];
  if (missing.length > 0) {
    const band = bandOf(score) === 'strong' ? 'possible' : 'insufficient_data';
    return { band, confidence: 'low', missing };
  }
  return { band: bandOf(score), confidence: words < ENOUGH_WORDS ? 'medium' : 'high', missing };
}

/** Different words of some lines. */
function countWords({ terms }: PreparedResume, lines: readonly number[]): number {
  const isMet = new Uint8Array(terms.stems.length);
  let count = 0;
  for (const line of lines) {
    for (let at = terms.starts[line] ?? 0; at < (terms.starts[line + 1] ?? 0); at += 1) {
      const id = terms.ids[at] ?? 0;
      count += 1 - (isMet[id] ?? 0);
      isMet[id] = 1;
    }
  }
  return count;
}
