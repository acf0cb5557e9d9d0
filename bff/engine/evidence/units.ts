import { isActionVerb } from '../extraction/lines/action-verbs.ts';
import type { Span } from '../profile/profile.ts';

/** Where one sentence, or one item of a list of long ones, ends and the next begins. */
const UNIT_END = /[.!?;•▪●]\s+|\t+/g;
/** "…for the board Reconciled ledgers of": where full stops are lost, a verb with a capital opens the next sentence. */
const VERB_WITHIN = /(?<=(?<!\S)(\S*[\p{Ll}\d)%])[ \n])(?=(\p{Lu}\p{Ll}+) (?:\p{Ll}|\d))/gu;
/** Behind these a name with a capital stands: "head of the Design and drawing office". */
const GOES_ON = /^(?:the|an?|and|or|of|in|on|at|to|for|from|with|by|as|our|their)$/i;

/** Where the sentences and long items of a line begin, as offsets, the first of them 0: a line may be a whole paragraph. */
export function unitStarts(line: string): number[] {
  const ends = Array.from(line.matchAll(UNIT_END), ({ 0: end, index }) => index + end.length);
  const verbs = [...line.matchAll(VERB_WITHIN)].flatMap(({ 1: before = '', 2: verb = '', index }) =>
    isActionVerb(verb.toLowerCase()) && !GOES_ON.test(before) ? [index] : [],
  );
  return [0, ...[...ends, ...verbs].sort((a, b) => a - b)];
}

/** The unit of a line that holds the deciding words, with the mark that ends it. Offsets into the line. */
export function unitAround(line: string, deciding: Span): Span {
  const starts = unitStarts(line);
  const start = starts.findLast((each) => each <= deciding.start) ?? 0;
  return { start, end: starts.find((each) => each >= deciding.end && each > start) ?? line.length };
}
