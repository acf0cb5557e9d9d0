import { shorten, trimSpan } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import type { Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import type { PreparedMatch } from '../prepared-match.ts';
import { rowOf } from '../resume/resume-vectors.ts';
import { fieldCosine, similarity } from './field-of-work.ts';
import type { JobField } from './job-field.ts';

/** A title or line must come so near to the position's work to show it. */
const LEAST_NEAR = 0.17;
const MOST_SHOWN = 3;

/** The titles and lines that the field of work is read from, the nearest first; none where nothing comes near. */
export function fieldQuotes({ resume, isSupported }: PreparedMatch, field: JobField): ResumeQuote[] {
  const { reading, scoredLines } = resume;
  const near = (text: number, direction: number): number =>
    similarity(fieldCosine(field.fields, resume, { text, direction }));
  const titles: Near[] = [];
  for (const [number, { title, heading }] of reading.profile.roles.entries()) {
    if (title === null || isSupported[number] !== true) continue;
    const value = near(rowOf.title(resume, number), field.titleProbe ?? field.position);
    if (value >= LEAST_NEAR) titles.push({ span: heading, value });
  }
  const lines: Near[] = [];
  for (const number of scoredLines) {
    const line = reading.lines[number];
    const value = line === undefined || line.kind === 'role' ? 0 : near(number, field.position);
    if (line !== undefined && value >= LEAST_NEAR) lines.push({ span: line, value });
  }
  const shown = nearest(titles, 2);
  return [...shown, ...nearest(lines, MOST_SHOWN - shown.length)].map(({ span }) =>
    quoteSpan(reading, begun(reading, span)),
  );
}

/** What a title or line says of the field. */
interface Near {
  readonly span: Span;
  readonly value: number;
}

function nearest(all: readonly Near[], most: number): Near[] {
  return all.toSorted((a, b) => b.value - a.value).slice(0, most);
}

/** The beginning of a long line. */
function begun({ text }: MatchReading, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const part = trimSpan(words, shorten(words, { start: 0, end: words.length }, { start: 0, end: 1 }));
  return { start: start + part.start, end: start + part.end };
}
