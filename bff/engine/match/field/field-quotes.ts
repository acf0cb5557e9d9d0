import { shorten, trimSpan } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import type { Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import type { PreparedMatch } from '../prepared-match.ts';
import { fieldCosine, similarity } from './field-of-work.ts';
import type { JobField } from './job-field.ts';

/** A title or line must come so near to the position's work to show it. */
const LEAST_NEAR = 0.17;
const MOST_SHOWN = 3;

/** The titles and lines that the field of work is read from, the nearest first; none where nothing comes near. */
export function fieldQuotes(
  { resume, evidence, isSupported }: PreparedMatch,
  field: JobField,
): ResumeQuote[] {
  const { reading, texts, terms } = resume;
  const near = (text: number, direction: number): number =>
    similarity(fieldCosine(field.fields, texts, { known: terms.known, text, direction }));
  const titles = reading.profile.roles.flatMap((role, number) => {
    if (role.title === null || isSupported[number] !== true) return [];
    return [
      { span: role.heading, value: near(reading.lines.length + number, field.titleProbe ?? field.position) },
    ];
  });
  const lines = evidence.lines.flatMap((number) => {
    const line = reading.lines[number];
    if (line === undefined || line.kind === 'role') return [];
    return [{ span: { start: line.start, end: line.end }, value: near(number, field.position) }];
  });
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
  return all
    .filter(({ value }) => value >= LEAST_NEAR)
    .toSorted((a, b) => b.value - a.value)
    .slice(0, most);
}

/** The beginning of a long line. */
function begun({ text }: MatchReading, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const part = trimSpan(words, shorten(words, { start: 0, end: words.length }, { start: 0, end: 1 }));
  return { start: start + part.start, end: start + part.end };
}
