import { isJobTitle, isLedByJobNoun } from '../extraction/lines/job-title.ts';
import { fieldForms } from '../language/abbreviations.ts';
import { readTerms } from '../language/terms.ts';
import { familiesOf } from '../language/word-family.ts';
import type { AskedWords, JobTerms } from './job-terms.ts';
import { stripLeadIn } from './lead-in.ts';

/** One of the things that years may be of. */
export interface YearsWay {
  /** All of its words. */
  readonly words: AskedWords;
  /** The job title that it names, "network administrator"; null for a kind of work, "commercial lending". */
  readonly title: AskedWords | null;
  /** The families of the words that it is called by, the last of which is what is done: "stage", "manag(ement)". */
  readonly called: readonly string[];
}

const OR = /,?\s(?:or|oder|ou|o)\s|,\s|\s?\/\s?/;
/** "In a comparable HR role": any work of that kind. */
const COMPARABLE =
  /^(?:as\s|in\s)?(?:an?\s|any\s)?(?:comparable|similar|equivalent|related|relevant|other)\s(.+?)\s(?:roles?|positions?|jobs?|capacity|capacities|functions?)$/i;
const EXPERIENCE = /\s(?:work\s)?experience$/i;
/** What stands behind a title: where, or on what. */
const BEHIND_TITLE = /\s(?:in|on|at|for|with|of|within)\s.*$/i;

/**
 * What the years of a requirement may be of: "network or systems administrator" is a network administrator or a systems administrator,
 * "commercial or business lending" is one of two kinds of lending. One way, the whole text, where no other reads as one.
 */
export function yearsWays(about: string, words: JobTerms): YearsWay[] {
  const pieces = stripLeadIn(about.trim()).split(OR);
  const last = pieces.findLast((piece) => readTerms(piece).length > 1) ?? '';
  const named = pieces.filter((piece) => readTerms(piece).length > 0);
  return named
    .map((piece) => COMPARABLE.exec(piece)?.[1] ?? (isWhole(piece) ? piece : `${piece} ${headOf(last)}`))
    .flatMap(fieldForms)
    .map((way) => wayOf(way, words));
}

/** Whether a piece stands by itself: several words, or a title. */
const isWhole = (piece: string): boolean => readTerms(piece).length > 1 || isJobTitle(piece);

/** "administrator" of "systems administrator". */
function headOf(piece: string): string {
  return piece.replace(BEHIND_TITLE, '').split(/\s+/).at(-1) ?? '';
}

function wayOf(text: string, words: JobTerms): YearsWay {
  const title = text.replace(BEHIND_TITLE, '').replace(/^(?:as\s)?(?:an?\s)?/i, '');
  return {
    words: words.ask(text),
    title: isLedByJobNoun(title) ? words.ask(title) : null,
    called: familiesOf(title.replace(EXPERIENCE, '')),
  };
}
