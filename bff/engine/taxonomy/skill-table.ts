import { readFileSync } from 'node:fs';
import type { SkillFile } from './skill-file.ts';
import { SKILL_KINDS, type SkillKind } from './skill-rows.ts';
import { readWords, type Word } from './words.ts';

/** One way to write a skill. */
export interface Alias {
  /** The place of the skill; null for a phrase that only looks like one. */
  readonly place: number | null;
  readonly words: readonly string[];
  /** Compared letter by letter. */
  readonly isExact: boolean;
  /** An ordinary word as well. */
  readonly isDoubtful: boolean;
}

interface Table {
  readonly names: readonly string[];
  readonly kinds: string;
  readonly places: ReadonlyMap<string, number>;
  readonly lines: Map<string, string | Alias[]>;
  /** The places of the skills that are one of a kind, by the place of the kind. */
  readonly members: ReadonlyMap<number, readonly number[]>;
}

let loaded: Table | null = null;

/** The skills, read once for each process; a line is taken apart when its first word is met. */
export function skillTable(): Table {
  loaded ??= open(
    JSON.parse(readFileSync(new URL('./skills.generated.json', import.meta.url), 'utf8')) as SkillFile,
  );
  return loaded;
}

function open(file: SkillFile): Table {
  const names = file.names.split('\n');
  const lines = new Map<string, string | Alias[]>();
  for (const line of file.aliases.split('\n')) lines.set(line.slice(0, line.indexOf('\t')), line);
  const places = new Map(names.map((name, place) => [name, place]));
  return { names, kinds: file.kinds, places, lines, members: readMembers(file.members) };
}

function readMembers(text: string): Map<number, number[]> {
  return new Map(
    text.split('\n').map((line) => {
      const [kind, members = ''] = line.split(':');
      return [Number(kind), members.split(' ').map(Number)];
    }),
  );
}

const NONE: readonly Alias[] = [];

/** The aliases that begin with this word, the longest first. */
export function aliasesFrom(first: string): readonly Alias[] {
  const { lines } = skillTable();
  const kept = lines.get(first);
  if (kept === undefined) return NONE;
  if (typeof kept !== 'string') return kept;
  const aliases = kept.split('\t').slice(1).map(readAlias);
  // Letter by letter goes first: "CPP" and "cpp" need not be the same.
  aliases.sort((a, b) => b.words.length - a.words.length || Number(b.isExact) - Number(a.isExact));
  lines.set(first, aliases);
  return aliases;
}

function readAlias(entry: string): Alias {
  const [, mark = '', text = '', place = ''] = /^([=~]?)(.*):([^:]+)$/.exec(entry) ?? [];
  return {
    place: place === '-' ? null : Number.parseInt(place, 36),
    words: text.split(' '),
    isExact: mark !== '',
    isDoubtful: mark === '~',
  };
}

/** Every alias, for those who look through all of them; none is kept taken apart for it. */
export function allAliases(): Alias[] {
  return [...skillTable().lines.values()].flatMap((kept) =>
    typeof kept === 'string' ? kept.split('\t').slice(1).map(readAlias) : kept,
  );
}

/** The alias that begins at a word, the longest; null when none does. */
export function aliasAt(words: readonly Word[], at: number): Alias | null {
  const first = words[at];
  if (first === undefined) return null;
  const own = longest(aliasesFrom(first.spelled), words, at);
  const inSingular = first.form === first.spelled ? null : longest(aliasesFrom(first.form), words, at);
  return (inSingular?.words.length ?? 0) > (own?.words.length ?? 0) ? inSingular : own;
}

function longest(aliases: readonly Alias[], words: readonly Word[], at: number): Alias | null {
  for (const alias of aliases) {
    if (
      alias.words.every((wanted, offset) =>
        isSame(wanted, words[at + offset], { alias, isFirst: offset === 0 }),
      )
    )
      return alias;
  }
  return null;
}

function isSame(
  wanted: string,
  word: Word | undefined,
  { alias, isFirst }: { alias: Alias; isFirst: boolean },
): boolean {
  if (word === undefined) return false;
  if (!isFirst && word.joint === ',') return false;
  const joint = !isFirst && (word.joint === '/' || word.joint === '&') ? word.joint : '';
  if (alias.isExact) return joint + word.text === wanted;
  return joint + word.form === wanted || (alias.words.length === 1 && word.spelled === wanted);
}

/** What the skill at a place is called. */
export const nameAt = (place: number): string => skillTable().names[place] ?? '';

/** What kind of thing the skill at a place is. */
export const kindAt = (place: number): SkillKind =>
  SKILL_KINDS[Number(skillTable().kinds[place])] ?? 'knowledge';

/** The place of a skill, by any of its aliases in any case; null when none has it. */
export function placeOf(text: string): number | null {
  const words = readWords(text);
  const [first] = words;
  if (first === undefined) return null;
  const candidates = [...aliasesFrom(first.spelled), ...aliasesFrom(first.form)].filter(
    ({ words: all }) => all.length === words.length,
  );
  const exact = candidates.find((alias) => matches(alias, words, false));
  return (exact ?? candidates.find((alias) => matches(alias, words, true)))?.place ?? null;
}

function matches(alias: Alias, words: readonly Word[], inAnyCase: boolean): boolean {
  return alias.words.every((wanted, offset) => {
    const word = words[offset];
    if (word === undefined) return false;
    if (isSame(wanted, word, { alias, isFirst: offset === 0 })) return true;
    return inAnyCase && wanted.replace(/^[/&]/, '').toLowerCase() === word.text.toLowerCase();
  });
}
