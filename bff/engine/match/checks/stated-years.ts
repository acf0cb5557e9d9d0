import { shorten } from '../../evidence/clause.ts';
import { quoteSpan } from '../../evidence/quotes.ts';
import { type AskedWords, shareOf } from '../../posting/job-terms.ts';
import { yearsOf } from '../../posting/years-requirement.ts';
import type { Span } from '../../profile/profile.ts';
import type { CheckContext, CheckResult } from './verdict.ts';

/** Of a kind of work, the share that must be named beside a total. */
const NAMED = 0.8;
/** Most lines state no years: they are soon passed over. */
const SPEAKS_OF_YEARS = /y(?:ea)?rs?|jahr|año/i;
/** The sentence where something stands begins behind the last of these, and what is said of it ends with the next sentence. */
const BEFORE = /^.*[.;!?•]\s/s;
const WITH_NEXT = /^.*?[.;!?•]\s.*?(?:[.;!?•]\s|$)|$/s;

/** "Eight years of warehouse management" counts where its sentence or the next names the thing; null where no total is enough. */
export function checkStatedYears(years: number, context: CheckContext): CheckResult | null {
  const { resume, ways } = context;
  const { reading } = resume;
  for (const line of resume.scoredLines) {
    if (!ways.some(({ words }) => namesOne(words, line, context))) continue;
    const { text = '', start = 0 } = reading.lines[line] ?? {};
    const stated = SPEAKS_OF_YEARS.test(text) ? yearsOf(text) : null;
    if (stated === null || stated.years < years) continue;
    const said = saidAround(text, stated.at);
    if (!ways.some(({ words }) => shareNamed(words, { line, said }, context) >= NAMED)) continue;
    const span = shorten(text, { start: 0, end: text.length }, { start: stated.at, end: stated.at + 1 });
    const quoted = { start: start + span.start, end: start + span.end };
    const quotes = [quoteSpan(reading, quoted, { start: start + stated.at, end: quoted.end })];
    return { verdict: 'met', quotes, note: 'By its own words' };
  }
  return null;
}

function saidAround(text: string, at: number): Span {
  const start = text.slice(0, at).match(BEFORE)?.[0].length ?? 0;
  return { start, end: at + (text.slice(at).match(WITH_NEXT)?.[0].length || text.length) };
}

/** Whether a line has a word of what is asked at all. */
function namesOne(
  { weights }: AskedWords,
  line: number,
  { resume: { terms }, evidence }: CheckContext,
): boolean {
  for (let term = terms.starts[line] ?? 0; term < (terms.starts[line + 1] ?? 0); term += 1) {
    const word = evidence.numbers[terms.ids[term] ?? 0] ?? -1;
    if (word >= 0 && (weights[word] ?? 0) > 0) return true;
  }
  return false;
}

/** The share of what is asked that the words of a stretch of a line carry, 0 to 1. */
function shareNamed(
  asked: AskedWords,
  { line, said }: { readonly line: number; readonly said: Span },
  { resume: { terms }, evidence }: CheckContext,
): number {
  const words = new Set<number>();
  for (let term = terms.starts[line] ?? 0; term < (terms.starts[line + 1] ?? 0); term += 1) {
    const from = terms.from[term] ?? 0;
    if (from >= said.start && from < said.end) words.add(evidence.numbers[terms.ids[term] ?? 0] ?? -1);
  }
  return shareOf(asked, words);
}
