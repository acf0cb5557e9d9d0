import { bare, type SkillRow } from './skill-rows.ts';
import type { Table } from './source-files.ts';
import { readWords } from './words.ts';

/** A name of O*NET with the occupations that it stands in and the class of goods that it belongs to. */
export interface Product {
  readonly example: string;
  readonly commodity: string;
  readonly occupations: ReadonlySet<string>;
}

/** The products of a file, by name. */
export function readProducts(table: Table, file: string): Product[] {
  const found = new Map<string, { example: string; commodity: string; occupations: Set<string> }>();
  for (const row of table(file)) {
    const example = row.Example ?? '';
    const product = found.get(example) ?? {
      example,
      commodity: row['Commodity Code'] ?? '',
      occupations: new Set(),
    };
    product.occupations.add(row['O*NET-SOC Code'] ?? '');
    found.set(example, product);
  }
  return [...found.values()].sort((a, b) => (a.example < b.example ? -1 : 1));
}

/** Words that O*NET writes small: a product that is called like one is not told from the word. */
export function readPlainWords(table: Table): ReadonlySet<string> {
  const texts = [
    ...table('Task Statements.txt').map((row) => row.Task ?? ''),
    ...table('Occupation Data.txt').map((row) => `${row.Title?.toLowerCase()} ${row.Description}`),
    ...table('Tools Used.txt').map((row) => row.Example ?? ''),
  ];
  return new Set(
    texts.flatMap((text) =>
      readWords(text)
        .map((word) => word.text)
        .filter((word) => word === word.toLowerCase()),
    ),
  );
}

/** A full name with its letters behind, as in "Computer aided design CAD software". */
const WITH_LETTERS = /^(.+?)\s([A-Z][A-Z&/]{1,5}s?)(?:\s(software|systems?))?$/;

/** "Computer aided design" and "CAD", where the letters are those of the words. */
export function partsOfLettered(example: string): { full: string; letters: string } | null {
  const [, full = '', letters = ''] = WITH_LETTERS.exec(example) ?? [];
  const initials = readWords(full)
    .map((word) => (word.text[0] ?? '').toUpperCase())
    .join('');
  const wanted = letters.replace(/s$|[&/]/g, '');
  return full.includes(' ') && wanted.length > 1 && isIn(wanted, initials) ? { full, letters } : null;
}

/** The letters as an alias, with their mark: three are doubtful, two are everybody's. */
export function lettersOf({ letters }: { letters: string }): string[] {
  const { length } = letters.replace(/s$/, '');
  return length < 3 ? [] : [`${length === 3 ? '~' : '='}${letters}`];
}

/** Letter by letter in this order, none before the first word. */
function isIn(wanted: string, initials: string): boolean {
  let at = 0;
  for (const letter of initials) if (letter === wanted[at]) at += 1;
  return wanted[0] === initials[0] && at === wanted.length;
}

/** Whether a list knows this name already, whatever its case. */
export function knownIn(rows: readonly SkillRow[]): (name: string) => boolean {
  const names = new Set(rows.flatMap((row) => row.aliases.map((alias) => keyOf(bare(alias)))));
  return (name) => names.has(keyOf(name));
}

/** A name as it is compared: its words, in any case and number. */
export const keyOf = (name: string): string =>
  readWords(name)
    .map((word) => word.form)
    .join(' ');
