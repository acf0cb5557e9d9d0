import { clauseAround, moved } from '../../evidence/clause.ts';
import { quoteSpan } from '../../evidence/quotes.ts';
import { type Amount, PERSONS, readAmounts } from '../../language/amounts.ts';
import { sharesByLine } from '../resume/evidence-index.ts';
import type { CheckContext, CheckResult } from './verdict.ts';

/** Share of the asked words that a line must speak of for its amount to be of the same thing. */
const SAME_THING = 0.3;

/** Whoever leads, manages, or supervises people does the same; how many stands right behind. */
const LEADING =
  /\b(?:led|lead(?:s|ing)?|manag(?:e|ed|es|ing)|supervis(?:e|ed|es|ing)|head(?:ed|ing)|direct(?:ed|ing)|oversaw|oversee(?:s|ing)?|coach(?:ed|ing)?|mentor(?:ed|ing)?)\b/i;

const LEADS = new RegExp(`${LEADING.source}(?:\\s\\S+){0,4}\\s*$`, 'i');

/** What says so stands at most so many letters before the number. */
const LEAD = 80;

/** An amount with the line that names it. */
interface Shown {
  readonly amount: Amount;
  readonly words: string;
  readonly start: number;
}

/**
 * Checks "Has led ten people or more": the largest amount of the same unit in lines that speak of the same thing; null without one. Less
 * speaks against.
 */
export function checkAmount(text: string, context: CheckContext): CheckResult | null {
  const asked = readAmounts(text)[0];
  if (asked === undefined) return null;
  const isOfPeople = asked.units.includes(PERSONS) && isLed(text, asked);
  const shown = [...alikeLines(context), ...(isOfPeople ? peopleLed(context) : [])]
    .filter(({ amount }) => amount.units.some((unit) => asked.units.includes(unit)))
    .toSorted((a, b) => b.amount.value - a.amount.value)[0];
  if (shown === undefined) return null;
  const { reading } = context.resume;
  const clause = clauseAround(shown.words, shown.amount);
  const words = { start: shown.amount.start, end: shown.amount.start + wordsOf(shown).length };
  const quotes = [quoteSpan(reading, moved(clause, shown.start), moved(words, shown.start))];
  return shown.amount.value >= asked.value
    ? { verdict: 'met', quotes, note: null }
    : { verdict: 'not_met', quotes, note: `The resume mentions ${wordsOf(shown)}` };
}

/** The amounts of lines in the words that are asked for. */
function alikeLines(context: CheckContext): Shown[] {
  return [...sharesByLine(context.asked, context.evidence)]
    .filter(([, share]) => share >= SAME_THING)
    .flatMap(([line]) => amountsIn(line, context));
}

/** How many people somebody led, whatever it is called. */
function peopleLed(context: CheckContext): Shown[] {
  const { lines } = context.resume.reading;
  return context.evidence.lines
    .filter((line) => LEADING.test(lines[line]?.text ?? ''))
    .flatMap((line) => amountsIn(line, context))
    .filter(({ amount, words }) => isLed(words, amount));
}

const isLed = (words: string, { start }: Amount): boolean =>
  LEADS.test(words.slice(Math.max(0, start - LEAD), start));

function amountsIn(line: number, { resume: { reading } }: CheckContext): Shown[] {
  const { text: words = '', start = 0 } = reading.lines[line] ?? {};
  return readAmounts(words).map((amount) => ({ amount, words, start }));
}

/** "six engineers", "$2 million", "15%". */
function wordsOf({ amount, words }: Shown): string {
  const own = words.slice(amount.start, amount.end).trim();
  const noun = /^[ -]?\p{L}+/u.exec(words.slice(amount.end))?.[0] ?? '';
  return amount.units.some((unit) => unit === '$' || unit === '%') ? own : `${own}${noun}`;
}
