import type { Notice } from '@shortlist/api-contract';
import { quoteSpan, verifyQuotes } from '../../evidence/quotes.ts';
import { isScored, type Line } from '../../profile/line.ts';
import type { Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import { findCopies, type PostingWords } from './copied-lines.ts';
import { findKeywordStuffing } from './keyword-stuffing.ts';
import { type PreparedResume, prepareExcluding } from './prepared-resume.ts';

/** Quotes that a notice shows: enough to judge by. */
const MOST_QUOTES = 3;

/** Words of a line that names a certificate, with who issued it and when. */
const MOST_CERTIFICATE_WORDS = 10;

/** A resume without what proves nothing beside a position. */
export interface ExcludedText {
  readonly resume: PreparedResume;
  /** Lines that are copied from the posting. */
  readonly copied: readonly Span[];
  /** Words of the posting that were mixed into lines of other work. */
  readonly mixedIn: readonly Span[];
}

interface Beside {
  readonly numbers: readonly number[];
  readonly posting: PostingWords;
}

/** Leaves the posting's own lines and words out. */
export function findExcludedText(whole: PreparedResume, { numbers, posting }: Beside): ExcludedText {
  const { lines } = whole.reading;
  const mayBeCopy = (at: number) => {
    const line = lines[at];
    return line !== undefined && isScored(line) && !isCertificate(line);
  };
  const copies = findCopies({ ...whole, lines, numbers }, posting, mayBeCopy);
  const own = copies.size === 0 ? whole : prepareExcluding(whole, (_, line) => copies.has(line));
  const runs = findKeywordStuffing({ resume: own, numbers, posting });
  const isMixedIn = new Set(
    runs.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
  );
  return {
    resume: runs.length === 0 ? own : prepareExcluding(own, (term) => isMixedIn.has(term)),
    copied: [...copies].flatMap((line) => lines[line] ?? []),
    mixedIn: runs.map(({ line, first, last }) => {
      const start = lines[line]?.start ?? 0;
      return { start: start + (own.terms.from[first] ?? 0), end: start + (own.terms.to[last] ?? 0) };
    }),
  };
}

/** A certificate has one name: whoever lists it writes what the posting writes. */
const isCertificate = (line: Line): boolean =>
  line.section === 'certificates' && line.text.split(/\s+/).length <= MOST_CERTIFICATE_WORDS;

/** What was left out of a match, for a person to judge: it may be an accident. */
export function noticesOf(
  reading: MatchReading,
  { copied, mixedIn }: Pick<ExcludedText, 'copied' | 'mixedIn'>,
): Notice[] {
  const told: readonly [Notice['kind'], string, readonly Span[]][] = [
    ['copied_from_posting', 'Lines copied from the job description. Not counted.', copied],
    [
      'copied_from_posting',
      'Job description keywords listed outside sentences. Not counted; the rest of each line is.',
      mixedIn,
    ],
  ];
  return told.flatMap(([kind, detail, spans]) => {
    const quotes = verifyQuotes(
      reading,
      spans.slice(0, MOST_QUOTES).map((span) => quoteSpan(reading, span)),
    );
    return quotes.length === 0 ? [] : [{ kind, detail, text: null, page: quotes[0]?.page ?? null, quotes }];
  });
}
