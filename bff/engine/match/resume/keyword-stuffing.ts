import { isOfPosting, type PostingWords, pairOf } from './copied-lines.ts';
import type { PreparedResume } from './prepared-resume.ts';

/** So many words of the posting one behind another, which the posting itself doesn't have so, are no sentence. */
const ODD_RUN = 3;
/** So many lines, and such a share of all, have such a run before it is taken for a habit and not for a phrase. */
const LEAST_LINES = 3;
const LEAST_SHARE = 0.1;
/** Once it is a habit, shorter runs are part of it. */
const SHORT_RUN = 2;

/** From the first to the last term of a run, both included: indexes into the terms of the resume. */
export interface KeywordRun {
  readonly line: number;
  readonly first: number;
  readonly last: number;
}

interface Beside {
  readonly resume: PreparedResume;
  /** By word of the resume, its number among those of the position; -1 where it has none. */
  readonly numbers: readonly number[];
  readonly posting: PostingWords;
}

/**
 * The words of the posting that were mixed into lines of other work. Sentences join the words that tell something by
 * small ones; a row of the posting's words with nothing between them, in an order that the posting doesn't have, is no
 * sentence. A line may have one by accident; where three lines and a tenth of all do, none of these words is scored.
 * Words of benefits alone don't tell of it.
 */
export function findKeywordStuffing(pair: Beside): readonly KeywordRun[] {
  const runs = [...pair.resume.scoredLines].flatMap((line) => runsOf(pair, line));
  const lines = new Set(runs.filter((run) => isOdd(pair, run, ODD_RUN)).map(({ line }) => line));
  const least = Math.max(LEAST_LINES, LEAST_SHARE * pair.resume.scoredLines.length);
  return lines.size < least ? [] : runs.filter((run) => isOdd(pair, run, SHORT_RUN));
}

function isOdd(
  { resume: { terms }, numbers, posting }: Beside,
  { first, last }: KeywordRun,
  least: number,
): boolean {
  const words = Array.from(terms.ids.subarray(first, last + 1), (id) => numbers[id] ?? -1);
  if (words.filter((word) => posting.asked.has(word)).length < least) return false;
  const odd = words.filter((word, at) => at > 0 && !posting.phrases.has(pairOf(words[at - 1] ?? -1, word)));
  return odd.length >= least - 1;
}

/** Two words of the posting or more with nothing but spaces between them. */
function runsOf({ resume: { reading, terms }, numbers, posting }: Beside, line: number): KeywordRun[] {
  const text = reading.lines[line]?.text ?? '';
  const runs: KeywordRun[] = [];
  let first = -1;
  const [from, to] = [terms.starts[line] ?? 0, terms.starts[line + 1] ?? 0];
  for (let at = from; at <= to; at += 1) {
    const isPostings = at < to && isOfPosting(posting, numbers[terms.ids[at] ?? 0] ?? -1);
    const goesOn = isPostings && first >= 0 && isSpace(text, terms.to[at - 1] ?? 0, terms.from[at] ?? 0);
    if (goesOn) continue;
    if (first >= 0 && at - first >= SHORT_RUN) runs.push({ line, first, last: at - 1 });
    first = isPostings ? at : -1;
  }
  return runs;
}

function isSpace(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text[at] !== ' ') return false;
  return true;
}
