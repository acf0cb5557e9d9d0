import type { Finding } from '@shortlist/api-contract';
import type { z } from 'zod';
import type { ResumeQuote } from '../evidence/quotes.ts';

/** One point about a resume; see `Finding` of the contract. */
export type ResumeFinding = z.infer<typeof Finding>;

/** A point that may be shown: how good it is decides which are. */
export interface Candidate {
  title: string;
  detail: string | null;
  quotes: ResumeQuote[];
  /** Higher is better; points of one theme compete before themes do. */
  rank: number;
  /** What it is about: a kind shows at most two of a theme. */
  theme: string;
}

const MOST_OF_KIND = 5;
const MOST_OF_THEME = 2;

/** The best points of a kind: no line twice, no title twice, at most two of a theme and five in all. */
export function choose(kind: ResumeFinding['kind'], candidates: readonly Candidate[]): ResumeFinding[] {
  const chosen: Candidate[] = [];
  for (const candidate of [...candidates].sort((a, b) => b.rank - a.rank)) {
    const ofTheme = chosen.filter((other) => other.theme === candidate.theme).length;
    const isNew = chosen.every((other) => other.title !== candidate.title && !shareWords(other, candidate));
    if (isNew && ofTheme < MOST_OF_THEME) chosen.push(candidate);
    if (chosen.length === MOST_OF_KIND) break;
  }
  return chosen.map(({ title, detail, quotes }) => ({ kind, title, detail, quotes }));
}

function shareWords(a: Candidate, b: Candidate): boolean {
  return a.quotes.some((first) =>
    b.quotes.some((second) => first.start < second.end && second.start < first.end),
  );
}
