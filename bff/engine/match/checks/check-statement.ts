import { clauseAround, itemAround } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import { readNumber } from '../../language/numbers.ts';
import type { Reading } from '../../profile/reading.ts';
import { fieldCosine, similarity } from '../field/field-of-work.ts';
import { LISTED_ONLY, noteFor, statementCredit } from '../resume/context-support.ts';
import { type Answer, evidenceFor } from '../resume/evidence-index.ts';
import { type CheckContext, type CheckResult, unclear } from './verdict.ts';

/** Share of a statement's weight that the resume must speak of: to count at all, and to count in full. */
const LEAST = 0.4;
const FULL = 0.7;
/** What lines add that are about the same work in other words, and the shared words they need for it. */
const SAME_WORK = 0.3;
const LEAST_SPOKEN = 0.12;

/**
 * Checks a statement such as "Inspects roofs" against the lines that share its words.
 *
 * @param credit what is earned of that, 0 to 1.
 */
export function checkStatement(
  context: CheckContext,
  credit = statementCredit(context.ownWork),
): CheckResult {
  const { reading } = context.resume;
  const answers = evidenceFor(context.asked, context);
  const spoken = answers.reduce((sum, answer) => sum + answer.share, 0);
  const share =
    spoken < LEAST_SPOKEN || spoken >= FULL ? spoken : spoken + SAME_WORK * nearest(answers, context);
  if (share < LEAST) return unclear('No sentence speaks of it');
  const counted = countOfPeople(context, answers);
  if (counted !== null) return counted;
  const quotes = answers
    .filter((answer) => answer.share >= 0.4 * (answers[0]?.share ?? 0))
    .map((answer) => quoteOf(reading, answer));
  const isList = answers.every((answer) => answer.section === 'skills');
  if (isList) {
    const note = 'Skills list only, no use described';
    return { verdict: 'met', share: LISTED_ONLY * credit, quotes, note };
  }
  const part = Math.min(1, share / FULL) * credit;
  const note = noteFor(context.ownWork) ?? (part < 1 ? 'Speaks of it in part' : null);
  return { verdict: 'met', share: part, quotes, note };
}

/** How near the answers are to the same work, whatever their words. */
function nearest(answers: readonly Answer[], { resume, job, probe }: CheckContext): number {
  const { texts, terms } = resume;
  const near = answers.map(({ line }) =>
    similarity(fieldCosine(job.field.fields, texts, { known: terms.known, text: line, direction: probe })),
  );
  return Math.max(0, ...near);
}

/** The clause of a sentence, or the item of a list, that holds the shared words. */
export function quoteOf(reading: Reading, answer: Answer): ResumeQuote {
  const line = reading.lines[answer.line];
  const { text = '', start = 0 } = line ?? {};
  const isList = answer.section === 'skills' || answer.section === 'languages';
  const clause = (isList ? itemAround : clauseAround)(text, answer.deciding);
  return quoteSpan(reading, { start: start + clause.start, end: start + clause.end });
}

const PEOPLE =
  /\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[ -](?:or more |\+ ?)?(?:\w+ )?(?:people|person|engineers?|employees|staff|reports|members?|developers|team)\b/i;

/** How many people a statement asks somebody to have led; null where it asks for none. */
export function peopleAskedOf(about: string): number | null {
  const asked = readNumber(PEOPLE.exec(about)?.[1] ?? '');
  return /\b(?:led|lead|leads|leading|manag\w+|supervis\w+|direct\w*)\b/i.test(about) ? asked : null;
}

/** "Has led ten people or more" is a number: fewer people in the resume's own words speak against it. */
function countOfPeople(
  { resume: { reading }, people: asked }: CheckContext,
  answers: readonly Answer[],
): CheckResult | null {
  if (asked === null) return null;
  const textOf = ({ line }: Answer): string => reading.lines[line]?.text ?? '';
  const led = answers.flatMap((answer) => {
    const match = /\b(?:le[ad]d?|manag|supervis|direct|head)\w*/i.test(textOf(answer))
      ? PEOPLE.exec(textOf(answer))
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
