import { clauseAround } from '../evidence/clause.ts';
import { quoteSpan, verifyQuotes } from '../evidence/quotes.ts';
import type { Line } from '../profile/line.ts';
import type { Span } from '../profile/profile.ts';
import type { Reading } from '../profile/reading.ts';
import { type Achievement, achievementsOf } from './achievements.ts';
import type { Candidate } from './findings.ts';
import { recency, workLines } from './work-lines.ts';

/** A line that proves something, with its best achievement. */
export interface ProvenLine {
  line: Line;
  achievement: Achievement;
}

/** Lines of work that prove something, in the order of the resume. */
export function provenLines(reading: Reading): ProvenLine[] {
  return workLines(reading).flatMap((line) => {
    const achievement = achievementsOf(line.text)[0];
    return achievement === undefined ? [] : [{ line, achievement }];
  });
}

/** What speaks for the candidate: results, people led, scale, ownership, things built. */
export function findStrengths(reading: Reading, proven: readonly ProvenLine[]): Candidate[] {
  return proven.flatMap(({ line, achievement }): Candidate[] => {
    const quotes = verifyQuotes(reading, [quoteClause(reading, line, achievement.deciding)]);
    if (quotes.length === 0) return [];
    return [
      {
        title: achievement.title,
        detail: null,
        quotes,
        rank: achievement.rank + recency(line, reading),
        theme: achievement.theme,
      },
    ];
  });
}

/** Quotes the clause of a line that holds the deciding words. */
export function quoteClause(reading: Reading, line: Line, deciding: Span) {
  const clause = clauseAround(line.text, deciding);
  return quoteSpan(reading, { start: line.start + clause.start, end: line.start + clause.end });
}
