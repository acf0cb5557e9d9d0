import { clauseAround, itemAround } from '../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../evidence/quotes.ts';
import { readNumber } from '../language/numbers.ts';
import type { Reading } from '../profile/reading.ts';
import { type Answer, answersTo, weighTerms } from './evidence-index.ts';
import { fieldOfText, nearness } from './field-of-work.ts';
import { type Case, type Finding, UNKNOWN } from './verdict.ts';

/** Share of a statement's weight that the resume must speak of: to count at all, and to count in full. */
const LEAST = 0.4;
const FULL = 0.7;
/** What lines add that are about the same work in other words, and the shared words they need for it. */
const SAME_WORK = 0.3;
const LEAST_SPOKEN = 0.12;

/** Checks a statement such as "Inspects roofs" against the lines that share its words. */
export function checkStatement(about: string, { reading, evidence }: Case): Finding {
  const answers = answersTo(weighTerms(about), evidence);
  const spoken = answers.reduce((sum, answer) => sum + answer.share, 0);
  const own = fieldOfText(about);
  const near =
    spoken < LEAST_SPOKEN
      ? 0
      : Math.max(0, ...answers.map((answer) => nearness(own, fieldOfText(answer.line.text))));
  const share = spoken + SAME_WORK * near;
  if (share < LEAST) return UNKNOWN('No sentence speaks of it');
  const counted = countOfPeople(about, reading, answers);
  if (counted !== null) return counted;
  const quotes = answers
    .filter((answer) => answer.share >= 0.4 * (answers[0]?.share ?? 0))
    .map((answer) => quoteOf(reading, answer));
  const isList = answers.every((answer) => answer.line.section === 'skills');
  if (isList) return { verdict: 'met', share: 0.5, quotes, note: 'Skills list only, no use described' };
  const isPart = share < FULL;
  return {
    verdict: 'met',
    share: Math.min(1, share / FULL),
    quotes,
    note: isPart ? 'Speaks of it in part' : null,
  };
}

/** The clause of a sentence, or the item of a list, that holds the shared words. */
export function quoteOf(reading: Reading, answer: Answer): ResumeQuote {
  const { line, deciding } = answer;
  const isList = line.section === 'skills' || line.section === 'languages';
  const clause = (isList ? itemAround : clauseAround)(line.text, deciding);
  return quoteSpan(reading, { start: line.start + clause.start, end: line.start + clause.end });
}

const PEOPLE =
  /\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[ -](?:or more |\+ ?)?(?:\w+ )?(?:people|person|engineers?|employees|staff|reports|members?|developers|team)\b/i;

/** "Has led ten people or more" is a number: fewer people in the resume's own words speak against it. */
function countOfPeople(about: string, reading: Reading, answers: readonly Answer[]): Finding | null {
  const asked = readNumber(PEOPLE.exec(about)?.[1] ?? '');
  if (asked === null || !/\b(?:led|lead|leads|leading|manag\w+|supervis\w+|direct\w*)\b/i.test(about))
    return null;
  const led = answers.flatMap((answer) => {
    const match = /\b(?:le[ad]d?|manag|supervis|direct|head)\w*/i.test(answer.line.text)
      ? PEOPLE.exec(answer.line.text)
      : null;
    const people = readNumber(match?.[1] ?? '');
    return match === null || people === null
      ? []
      : [{ people, answer, at: match.index, words: match[0].length }];
  });
  const most = led.sort((a, b) => b.people - a.people)[0];
  if (most === undefined) return null;
  const deciding = { start: most.at, end: most.at + most.words };
  const quotes = [quoteOf(reading, { ...most.answer, deciding })];
  if (most.people >= asked) return { verdict: 'met', share: 1, quotes, note: null };
  return { verdict: 'not_met', share: 0, quotes, note: `The resume speaks of ${most.people}` };
}
