import { mapOf } from './map-of.ts';

/** Word families that suffixes alone don't bring together. */
const FAMILIES = mapOf({
  analysis: 'analy',
  analyses: 'analy',
  analyst: 'analy',
  analyze: 'analy',
  analyse: 'analy',
  analytic: 'analy',
  analytics: 'analy',
  analytical: 'analy',
  analyzing: 'analy',
  analyzed: 'analy',
  analysing: 'analy',
  led: 'lead',
  built: 'build',
  ran: 'run',
  wrote: 'write',
  written: 'write',
  taught: 'teach',
  sold: 'sell',
  bought: 'buy',
  drove: 'drive',
  kept: 'keep',
  made: 'make',
  grew: 'grow',
  oversaw: 'oversee',
  sales: 'sale',
  children: 'child',
  people: 'people',
  staff: 'staff',
  media: 'media',
  data: 'data',
  police: 'polic',
  news: 'news',
  gas: 'gas',
  car: 'cars',
  cars: 'cars',
  physics: 'physic',
  mathematics: 'math',
  maths: 'math',
  statistics: 'statistic',
  nursing: 'nurs',
  nurse: 'nurs',
});

/** Endings, longest first, with the fewest letters that must stay. */
const ENDINGS: readonly (readonly [string, string, number])[] = [
  ['izations', '', 4],
  ['isations', '', 4],
  ['ization', '', 4],
  ['isation', '', 4],
  ['ations', '', 4],
  ['ation', '', 4],
  ['ements', '', 4],
  ['ement', '', 4],
  ['ments', '', 4],
  ['ment', '', 4],
  ['icians', 'ic', 4],
  ['ician', 'ic', 4],
  ['ically', 'ic', 3],
  ['ities', '', 4],
  ['ional', '', 4],
  ['ings', '', 3],
  ['ions', '', 4],
  ['ists', '', 4],
  ['ants', '', 5],
  ['ness', '', 3],
  ['ing', '', 3],
  ['ion', '', 4],
  ['ist', '', 4],
  ['ity', '', 4],
  ['ive', '', 4],
  ['ial', '', 4],
  ['ant', '', 5],
  ['ize', '', 4],
  ['ise', '', 4],
  ['ies', 'y', 2],
  ['ied', 'y', 2],
  ['ed', '', 3],
  ['al', '', 5],
  ['ly', '', 4],
  ['es', '', 4],
  ['e', '', 3],
];

/** Brings forms of a word together: "managing", "manager" and "management" become "manag". Lower case in. */
export function stem(word: string): string {
  const family = FAMILIES.get(word);
  if (family !== undefined) return family;
  if (word.length <= 3 || /[\d+#.]/.test(word)) return word;
  const singular = /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
  return undouble(cut(FAMILIES.get(singular) ?? singular));
}

function cut(word: string): string {
  for (const [ending, replacement, least] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      return word.slice(0, word.length - ending.length) + replacement;
    }
  }
  if (word.length >= 6 && word.endsWith('er') && !word.endsWith('eer')) return word.slice(0, -2);
  if (word.length >= 7 && word.endsWith('tor')) return word.slice(0, -2);
  return word;
}

function undouble(word: string): string {
  return /([bdfgmnprt])\1$/.test(word) && word.length > 4 ? word.slice(0, -1) : word;
}
