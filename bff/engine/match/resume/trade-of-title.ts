import { occupationSpace } from '../../taxonomy/occupation-space.ts';
import { RANKS } from '../../taxonomy/ranks.ts';

/** So many different words of a trade are no accident. */
const LEAST_WORDS = 3;

/**
 * Whether a title is one of a trade that O*NET and ESCO know little of, and some words tell that this was its work. "Software
 * engineer" is two words of many occupations: by themselves they are near to none.
 */
export function isTitleInTrade(title: readonly string[], words: Iterable<string>): boolean {
  const names = title.filter((stem) => !RANKS.has(stem));
  const told = new Set(words);
  return (
    names.length > 0 &&
    occupationSpace().trades.some(
      (trade) =>
        names.every((stem) => trade.names.includes(stem)) &&
        trade.words.filter((stem) => told.has(stem)).length >= LEAST_WORDS,
    )
  );
}
