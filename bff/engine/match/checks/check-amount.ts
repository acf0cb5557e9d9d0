import { clauseAround, moved } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import { type Amount, PERSONS, readAmounts } from '../../language/amounts.ts';
import { isStopWord } from '../../language/stop-words.ts';
import type { Requirement } from '../../posting/requirements.ts';
import { sharesByLine } from '../resume/evidence-index.ts';
import type { CheckContext, CheckResult } from './verdict.ts';

/** Share of the asked words that a line must speak of for its amount to be of the same thing. */
const SAME_THING = 0.3;

/** Whoever leads, manages, or supervises people does the same; how many stands right behind. */
const LEADING =
  /\b(?:led|lead(?:s|ing)?(?!\s(?:for|on)\b)|manag(?:e|ed|es|ing)|supervis(?:e|ed|es|ing)|head(?:ed|ing)|direct(?:ed|ing)|oversaw|oversee(?:s|ing)?|coach(?:ed|ing)?|mentor(?:ed|ing)?)\b/i;

const LEADS = new RegExp(`${LEADING.source}(?:\\s\\S+){0,4}\\s*$`, 'i');

/** What says so stands at most so many letters before the number. */
const LEAD = 80;

type Amounted = Extract<Requirement, { check: 'statement' }>;

/** An amount with the line that names it. */
interface Shown {
  readonly amount: Amount;
  readonly words: string;
  readonly start: number;
}

/**
 * Checks "Has led ten people or more": the largest amount of the same unit in lines that speak of the same thing; null without one. Less
 * speaks against. Of a duty only the people who are led count.
 */
export function checkAmount({ about, type, kind }: Amounted, context: CheckContext): CheckResult | null {
  if (type !== 'amount') return kind === 'duty' ? checkLedInDuty(about, context) : null;
  const asked = readAmounts(about)[0];
  if (asked === undefined) return null;
  const lines = isOfPeopleLed(about, asked) ? peopleLed(context) : alikeLines(context);
  const shown = largest(lines, asked);
  if (shown === undefined) return null;
  const quotes = [quoteOf(shown, context)];
  return shown.amount.value >= asked.value
    ? { verdict: 'met', quotes, note: null }
    : { verdict: 'not_met', quotes, note: `The resume mentions ${wordsOf(shown)}` };
}

/** Who led as many people as a duty says has done a part of it, in whatever words; who led fewer may lead more. */
function checkLedInDuty(duty: string, context: CheckContext): CheckResult | null {
  const asked = readAmounts(duty).find((amount) => isOfPeopleLed(duty, amount));
  if (asked === undefined) return null;
  const shown = largest(peopleLed(context), asked);
  if (shown === undefined || shown.amount.value < asked.value) return null;
  return { verdict: 'partly', quotes: [quoteOf(shown, context)], note: 'Mentioned, but not all of it' };
}

const isOfPeopleLed = (text: string, amount: Amount): boolean =>
  amount.units.includes(PERSONS) && isLed(text, amount);

const largest = (lines: readonly Shown[], { units }: Amount): Shown | undefined =>
  lines
    .filter(({ amount }) => amount.units.some((unit) => units.includes(unit)))
    .toSorted((a, b) => b.amount.value - a.amount.value)[0];

/** The clause of the amount, decided by the amount. */
function quoteOf(shown: Shown, { resume }: CheckContext): ResumeQuote {
  const { amount, words, start } = shown;
  const deciding = { start: amount.start, end: amount.start + wordsOf(shown).length };
  return quoteSpan(resume.reading, moved(clauseAround(words, amount), start), moved(deciding, start));
}

/** The amounts of lines in the words that are asked for. */
function alikeLines(context: CheckContext): Shown[] {
  return [...sharesByLine(context.asked, context)]
    .filter(([, share]) => share >= SAME_THING)
    .flatMap(([line]) => amountsIn(line, context));
}

/** How many people somebody led, whatever it is called. */
function peopleLed(context: CheckContext): Shown[] {
  const { reading, scoredLines } = context.resume;
  return [...scoredLines]
    .filter((line) => LEADING.test(reading.lines[line]?.text ?? ''))
    .flatMap((line) => amountsIn(line, context))
    .filter(({ amount, words }) => isLed(words, amount));
}

const isLed = (words: string, { start }: Amount): boolean =>
  LEADS.test(words.slice(Math.max(0, start - LEAD), start));

function amountsIn(line: number, { resume: { reading } }: CheckContext): Shown[] {
  const { text: words = '', start = 0 } = reading.lines[line] ?? {};
  return readAmounts(words).map((amount) => ({ amount, words, start }));
}

/** "Guest service agents", "engineers". */
const COUNTED = /^(?:[ -]\p{L}+){0,2}?[ -](?:people|\p{L}+s)(?!\p{L})|^[ -]?\p{L}+/u;

/** "six engineers", "$2 million", "15%"; of "a team of six and" only "six". */
function wordsOf({ amount, words }: Shown): string {
  const own = words.slice(amount.start, amount.end).trim();
  const noun = COUNTED.exec(words.slice(amount.end))?.[0] ?? '';
  const isOther = isStopWord(noun.split(/[ -]/).find(Boolean)?.toLowerCase() ?? '');
  return isOther || amount.units.some((unit) => unit === '$' || unit === '%') ? own : `${own}${noun}`;
}
