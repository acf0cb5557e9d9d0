import { moved, shorten, trimSpan } from '../../evidence/clause.ts';
import { quoteSpan, type ResumeQuote } from '../../evidence/quotes.ts';
import { unitAround } from '../../evidence/units.ts';
import type { Requirement } from '../../posting/requirements.ts';
import type { Line } from '../../profile/line.ts';
import type { Span } from '../../profile/profile.ts';
import type { MatchReading } from '../../profile/reading.ts';
import type { SkillPlace } from '../../profile/skill-uses.ts';
import { nearTo } from '../field/nearest-lines.ts';
import { type Answer, evidenceFor, wordShareOf } from '../resume/evidence-index.ts';
import { SECTION_EVIDENCE_WEIGHTS } from '../resume/resume-vectors.ts';
import { findNamed } from './find-named.ts';
import { type CheckContext, type CheckResult, notMentioned } from './verdict.ts';

/**
 * How far the words and the meaning of the fullest line, the field of work, and what else somebody shows say that it may answer: a
 * logistic regression on labels of 22 postings. A statement of everyday words is near many texts, so that it takes more to answer it.
 */
const NEAR_WEIGHTS = {
  start: -1.75,
  share: 3.3,
  meaning: 2.9,
  usual: -5.1,
  chance: 1.3,
  shown: 2.1,
} as const;
/** Above it lines are shown. */
const LEAST_NEAR = 0;
/** A line without a word of the statement says less than one with it, unless its field of work is as near as this. */
const LEAST_LIKENESS = 0.15;
/** Of two words, one says half: "Construction loans", "lead designers". Without both, a line has to mean as much as this. */
const LEAST_MEANING = 0.6;
/**
 * From so many of its words on, and from this share of their weight, one sentence says a statement. Two words say other things as
 * often as not: "Joined a demonstration against a new product". All of them are the posting's own sentence, more often than work.
 */
const SAID = { words: 3, share: 0.5, copied: 0.9 } as const;
/** The share of a statement's weight that names must carry to answer a part of it, and what a list of them is worth beside work. */
const LEAST_NAMED = 0.2;
const LISTED = 0.5;
/** "Never coached accountants", "Keine Schulung", "Would like to": nobody says so that they did it. */
const NOT_DONE =
  /\b(?:no|not|never|cannot|lack(?:s|ed|ing)?|would like|hop(?:e|es|ing) to|want(?:s|ing)? to|eager to|seek(?:s|ing)?|interested in|kein\w*|nicht|nie|aucune?|jamais|ning[uú]na?|nunca)\b|n['’]t\b/i;

/** Checks what is stated, such as "Coach two accountants": a sentence that says most of it in the same words answers it; null without one. */
export function checkStatement(stated: Stated, context: CheckContext): CheckResult | null {
  const answers = evidenceFor(context.asked, context);
  const [first] = answers;
  if (first !== undefined && isSaid(first, context)) {
    return { verdict: 'met', quotes: quotesOf([first], context), note: 'Described in similar words' };
  }
  return checkParts(stated, answers, context);
}

/** A statement, as a duty or as what somebody brings. */
type Stated = Pick<Requirement, 'kind'>;

/** "Keep the floor set to the visual merchandising guide": who has merchandised is shown to answer a part of it. */
function checkParts({ kind }: Stated, answers: readonly Answer[], context: CheckContext): CheckResult | null {
  const shown = context.parts.flatMap(({ name, share }) => {
    const places = findNamed(name, context)
      .filter(isClaimed)
      .map((place) => ({ place, share: share * worthOf(place, kind) }))
      .toSorted((a, b) => b.share - a.share);
    return (
      places.find(({ place }) => answers.some(({ line }) => line === place.line.index)) ?? places[0] ?? []
    );
  });
  if (shown.reduce((sum, { share }) => sum + share, 0) < LEAST_NAMED) return null;
  const { reading } = context.resume;
  const quotes = shown.map(({ place: { line, start, end } }) =>
    quoteUnit(reading, line, { start: start - line.start, end: end - line.start }),
  );
  return {
    verdict: 'partly',
    quotes: [...quotes, ...quotesOf(answers, context)],
    note: 'Mentioned, but not all of it',
  };
}

/** What a list is worth beside a sentence of work: little where a duty asks for work. */
function worthOf({ line }: SkillPlace, kind: Requirement['kind']): number {
  if (line.isUse) return SECTION_EVIDENCE_WEIGHTS[line.section];
  return kind === 'duty' ? LISTED : SECTION_EVIDENCE_WEIGHTS.skills;
}

/** A title is no sentence, and what somebody never did or looks for is no claim. */
function isClaimed({ line, start }: SkillPlace): boolean {
  const at = start - line.start;
  const unit = unitAround(line.text, { start: at, end: at + 1 });
  return line.kind !== 'role' && !NOT_DONE.test(line.text.slice(unit.start, at));
}

function isSaid(answer: Answer, { resume }: CheckContext): boolean {
  const { words, share } = answer;
  if (words < SAID.words || share < SAID.share || wordShareOf(answer) >= SAID.copied) return false;
  const deciding = answer.deciding();
  const line = resume.reading.lines[answer.line];
  if (line === undefined || line.kind === 'role' || deciding === null) return false;
  const { start } = unitAround(line.text, deciding);
  return !NOT_DONE.test(line.text.slice(start, deciding.end));
}

/**
 * Looks for lines that may answer what no name decides, such as a name that the taxonomy doesn't know. A few words don't prove it: a
 * recruiter reads the lines and settles it.
 *
 * @param shown how much of what names decide is shown, 0 to 1.
 */
export function checkNearLines(context: CheckContext, shown: number): CheckResult {
  const near = nearTo({ ...context, field: context.job.field }, context.probe);
  const answers = evidenceFor(context.asked, context, near);
  if (nearness(answers[0], shown, context) < LEAST_NEAR) return notMentioned();
  const hasWords = answers.some(({ words }) => words > 0);
  const lines = answers
    .filter(({ words, line }) => words > 0 || !hasWords || near.field(line) >= LEAST_LIKENESS)
    .filter(({ words, meaning }) => context.asked.ids.length !== 2 || words > 1 || meaning >= LEAST_MEANING)
    .map(({ line, deciding }) => ({ line, deciding: () => deciding() ?? nearestWord(line, context) }));
  return { verdict: 'to_check', quotes: quotesOf(lines, context), note: null };
}

const quotesOf = (
  answers: readonly Pick<Answer, 'line' | 'deciding'>[],
  { resume: { reading } }: CheckContext,
): ResumeQuote[] =>
  answers.flatMap((answer) => {
    const [line, deciding] = [reading.lines[answer.line], answer.deciding()];
    return line === undefined || deciding === null ? [] : [quoteUnit(reading, line, deciding)];
  });

/** The word of a line whose field of work is nearest to the statement's: without a shared word, the line is shown for it. */
function nearestWord(line: number, { resume: { terms, texts }, job, probe }: CheckContext): Span | null {
  let nearest: { id: number; near: number } | null = null;
  for (let at = texts.starts[line] ?? 0; at < (texts.starts[line + 1] ?? 0); at += 1) {
    const id = texts.ids[at] ?? 0;
    const near = (texts.weights[at] ?? 0) * job.field.fields.at(terms.known[id] ?? 0, probe);
    if (near > (nearest?.near ?? 0)) nearest = { id, near };
  }
  const term = nearest === null ? -1 : terms.ids.indexOf(nearest.id, terms.starts[line]);
  return term < 0 ? null : { start: terms.from[term] ?? 0, end: terms.to[term] ?? 0 };
}

function nearness(fullest: Answer | undefined, shown: number, { probe, job, chance }: CheckContext): number {
  const { start, ...weights } = NEAR_WEIGHTS;
  return (
    start +
    weights.share * (fullest?.share ?? 0) +
    weights.meaning * (fullest?.meaning ?? 0) +
    weights.usual * (job.field.usual[probe] ?? 0) +
    weights.chance * chance +
    weights.shown * shown
  );
}

/** The sentence that holds the deciding words, or the part of a long one around them. */
function quoteUnit(reading: MatchReading, line: Line, deciding: Span): ResumeQuote {
  const span = trimSpan(line.text, shorten(line.text, unitAround(line.text, deciding), deciding));
  return quoteSpan(reading, moved(span, line.start), moved(deciding, line.start));
}
