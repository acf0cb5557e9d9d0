import { readTerms } from '../language/terms.ts';

/** Words of rank, which say how high and not what: 1 above the plain title, -1 below it. */
export const RANKS: ReadonlyMap<string, number> = new Map([
  ['senior', 1],
  ['chief', 1],
  ['lead', 1],
  ['head', 1],
  ['principal', 1],
  ['junior', -1],
  ['assist', -1],
  ['associate', -1],
  ['deputy', -1],
  ['vic', -1],
  ['staff', 0],
  ['ii', 0],
  ['iii', 0],
  ['iv', 0],
]);

/** The highest rank that a title names; 0 of a plain one. */
export function rankOf(title: string): number {
  const ranks = readTerms(title).flatMap(({ stem }) => RANKS.get(stem) ?? []);
  return ranks.length === 0 ? 0 : Math.max(...ranks);
}
