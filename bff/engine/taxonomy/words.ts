/** A word of a text, how it hangs on the one before, and the forms by which it is looked up. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What joins it to the word before: "/" and "&" part words that belong together, "," stands for all that ends a phrase. */
  readonly joint: '' | '-' | '/' | '&' | ',';
  /** In lower case, in American spelling. */
  readonly spelled: string;
  /** That, in the singular. */
  readonly form: string;
}

const WORD = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}]|[+#](?![\p{L}\p{N}])|[.'’](?=[\p{L}\p{N}]))*/gu;

/** The words of a line with their UTF-16 offsets. */
export function readWords(line: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of line.matchAll(WORD)) {
    const text = match[0].replace(/['’]s$/, '');
    const start = match.index;
    words.push({
      text,
      start,
      end: start + text.length,
      joint: jointOf(line.slice(last, start)),
      ...formsOf(text),
    });
    last = start + match[0].length;
  }
  return words;
}

function jointOf(gap: string): Word['joint'] {
  if (gap === '-' || gap === '‑') return '-';
  if (gap === '/') return '/';
  if (gap === '&' || gap === ' & ') return '&';
  return /^['’]?\s*$/.test(gap) ? '' : ',';
}

type Forms = Pick<Word, 'spelled' | 'form'>;

const known = new Map<string, Forms>();

/** Words that were seen are kept: a resume says most of its words again, and so does the next. */
const MOST_KEPT = 40_000;

function formsOf(text: string): Forms {
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const spelled = inAmerican(text.toLowerCase().replaceAll('’', "'"));
  const forms = { spelled, form: inSingular(spelled) };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, forms);
  return forms;
}

const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<=[a-z]{3})is(?=(?:e[ds]?|ing|ation|ational|ations|er|ers)$)/, 'iz'],
  [/(?<=col|lab|behavi|harb|fav|neighb)our/, 'or'],
  [/ogramme(?=s?$)/, 'ogram'],
  [/(?<=mode|trave|counse|labe)ll(?=ing|ed|or|er)/, 'l'],
  [/p(?:ae)(?=diat)/, 'pe'],
  [/(?<=an)ae(?=sth)|(?<=orthop)ae(?=d)|(?<=^h)ae(?=m)/, 'e'],
  [/(?<=^m)ould/, 'old'],
  [/^licence/, 'license'],
  [/(?<=enro|fulfi)l(?=ment)/, 'll'],
  [/^jewellery$/, 'jewelry'],
  [/^catalogu(?=e|ing)/, 'catalog'],
];

function inAmerican(word: string): string {
  if (word.length < 5) return word;
  if (/^(?:centre|fibre|theatre)s?$/.test(word)) return word.replace('re', 'er');
  // "Exercise", "supervise", "advertise" and their like are written so on both sides.
  if (/(?:rc|v|rt|pr|dv)is(?:e|ing|er|ed)/.test(word)) return word;
  return SPELLINGS.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), word);
}

function inSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|os|as|'s)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
