import { readTerms, type Term } from '../language/terms.ts';
import type { Span } from '../profile/profile.ts';
import type { Line, Reading } from '../profile/reading.ts';
import { isScored } from '../profile/reading.ts';
import { idfOf } from '../taxonomy/occupation-space.ts';
import { findCopies, type PostingWords } from './copied-lines.ts';

/** A line that may answer a requirement, with its terms by stem. */
export interface EvidenceLine {
  line: Line;
  terms: Map<string, Term>;
  /** How much a word in this part of the resume proves: 1 in a dated role, less in a list. */
  weight: number;
}

/** What part of a statement a line speaks of. */
export interface Answer {
  line: Line;
  /** Share of the statement's weight that its words carry, 0 to 1. */
  share: number;
  /** The first to the last of the shared words, offsets into the line. */
  deciding: Span;
}

const WEIGHTS: Readonly<Record<Line['section'], number>> = {
  header: 0,
  experience: 1,
  projects: 0.9,
  certificates: 0.8,
  accomplishments: 0.8,
  education: 0.8,
  skills: 0.7,
  summary: 0.7,
  languages: 0.8,
  other: 0.7,
};

/** The lines of a resume that may answer; lines copied from the posting are left out. */
export function indexEvidence(reading: Reading, posting: PostingWords): EvidenceLine[] {
  const lines = reading.lines.filter(isScored);
  const terms = lines.map((line) => readTerms(line.text));
  const copies = findCopies(
    lines.map((line, index) => ({ text: line.text, terms: terms[index] ?? [] })),
    posting,
  );
  return lines.flatMap((line, index) => {
    const own = terms[index] ?? [];
    if (own.length === 0 || copies[index] === true) return [];
    const byStem = new Map<string, Term>();
    for (const term of own) if (!byStem.has(term.stem)) byStem.set(term.stem, term);
    return [{ line, terms: byStem, weight: WEIGHTS[line.section] }];
  });
}

/** The weight of each term of a statement: what is rare over all occupations says more. */
export function weighTerms(text: string): Map<string, number> {
  return new Map(readTerms(text).map((term) => [term.stem, idfOf(term.stem)]));
}

/**
 * The lines, at most three, that together speak of most of a statement. `share` of each is what it adds; the
 * sum is the share of the statement that the resume speaks of.
 */
export function answersTo(
  statement: ReadonlyMap<string, number>,
  evidence: readonly EvidenceLine[],
): Answer[] {
  const total = [...statement.values()].reduce((sum, weight) => sum + weight, 0);
  const open = new Map(statement);
  const answers: Answer[] = [];
  if (total === 0) return answers;
  while (answers.length < 3) {
    const best = bestOf(evidence, open);
    if (best === null || best.gain / total < 0.08) break;
    answers.push({ line: best.line, share: best.gain / total, deciding: best.deciding });
    for (const stem of best.stems) open.delete(stem);
  }
  return answers;
}

interface Gain {
  line: Line;
  gain: number;
  stems: string[];
  deciding: Span;
}

function bestOf(evidence: readonly EvidenceLine[], open: ReadonlyMap<string, number>): Gain | null {
  let best: Gain | null = null;
  for (const { line, terms, weight } of evidence) {
    const stems = [...open.keys()].filter((stem) => terms.has(stem));
    const gain = weight * stems.reduce((sum, stem) => sum + (open.get(stem) ?? 0), 0);
    if (gain <= (best?.gain ?? 0)) continue;
    const places = stems.flatMap((stem) => terms.get(stem) ?? []);
    best = { line, gain, stems, deciding: tightest(places, line) };
  }
  return best;
}

/** From the first to the last shared word, unless they stand too far apart: then around the first two. */
function tightest(places: readonly Term[], line: Line): Span {
  const sorted = [...places].sort((a, b) => a.start - b.start);
  const start = sorted[0]?.start ?? 0;
  const far = sorted.findLast((place) => line.text.slice(start, place.end).split(/\s+/).length <= 16);
  return { start, end: far?.end ?? line.text.length };
}
