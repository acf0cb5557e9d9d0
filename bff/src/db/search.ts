import { streamSafe } from '@shortlist/engine';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Characters of a word that count. */
const WORD_LIMIT = 100;
/** Bytes of all words together: a text-search vector of PostgreSQL may have 1 MB. */
const TOTAL_LIMIT = 900_000;
/** Scripts that put no space between words are searched by pieces of so many characters. */
const PIECE = 3;

/** From the first letter or digit to the last, with the signs of C++ and C#. */
const WORD = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?[+#]*/u;
const PART = /[\p{L}\p{N}\p{M}]+[+#]*/gu;
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu;

/**
 * The words by which a row is found, parted by spaces: to keep in a text column whose index is
 * `using gin (array_to_tsvector(string_to_array(column, ' ')))`. Words are folded: no capitals, no accents. A word
 * such as Node.js stands there as a whole and in its parts; the text parser of PostgreSQL would read C++ as "c".
 */
export function searchWordsOf(texts: readonly string[]): string {
  const words = new Set<string>();
  let bytes = 0;
  for (const word of texts.flatMap(chunksOf).flatMap(wordsOf)) {
    if (words.has(word)) continue;
    bytes += Buffer.byteLength(word);
    if (bytes > TOTAL_LIMIT) break;
    words.add(word);
  }
  return [...words].join(' ');
}

/**
 * The condition that a row has every word of a search, each at the start of one of its words.
 *
 * @param words the column that holds `searchWordsOf`.
 */
export function hasWords(words: Expression<string>, search: string): RawBuilder<SqlBool> {
  const terms = chunksOf(search).flatMap(termsOf);
  if (terms.length === 0) return sql.lit(false);
  return sql`array_to_tsvector(string_to_array(${words}, ' ')) @@ ${terms.join(' & ')}::tsquery`;
}

function chunksOf(text: string): string[] {
  const plain = streamSafe(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
  return plain.split(/[\s\0]+/u).flatMap((chunk) => WORD.exec(chunk)?.[0] ?? []);
}

function wordsOf(chunk: string): string[] {
  return [chunk, ...partsOf(chunk), ...runsOf(chunk).flatMap((run) => piecesOf(run, 1))].map(cut);
}

function termsOf(chunk: string): string[] {
  const runs = runsOf(chunk);
  if (runs.length === 0) return [termOf(chunk, partsOf(chunk))];
  const rest = chunk.replace(UNSPACED, ' ').match(PART) ?? [];
  return [...rest, ...runs.flatMap((run) => piecesOf(run, PIECE))].map((word) => starting(cut(word)));
}

/** A word of several parts is also found where the parts stand apart, as full-stack in "full stack". */
function termOf(chunk: string, parts: readonly string[]): string {
  const whole = starting(cut(chunk));
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return whole;
  const apart = [...parts.slice(0, -1).map(cut).map(quoted), starting(cut(last))];
  return `(${whole} | (${apart.join(' & ')}))`;
}

function partsOf(chunk: string): string[] {
  return chunk.match(PART) ?? [];
}

function runsOf(chunk: string): string[] {
  return chunk.match(UNSPACED) ?? [];
}

/** The pieces that start at each character, but those at the end that have less than `least`, if others are there. */
function piecesOf(run: string, least: number): string[] {
  const characters = Array.from(run);
  const count = Math.max(1, characters.length - least + 1);
  return characters.slice(0, count).map((_, start) => characters.slice(start, start + PIECE).join(''));
}

function cut(word: string): string {
  return word.length <= WORD_LIMIT ? word : Array.from(word).slice(0, WORD_LIMIT).join('');
}

function starting(word: string): string {
  return `${quoted(word)}:*`;
}

function quoted(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
