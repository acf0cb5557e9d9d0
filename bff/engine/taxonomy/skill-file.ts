import type { Skills } from './build-skills.ts';
import { bare, nameOf, SKILL_KINDS } from './skill-rows.ts';
import { readWords, type Word } from './words.ts';

/** The skills as they are kept: lines of text, of which only those that are asked for are taken apart. */
export interface SkillFile {
  readonly attributions: readonly string[];
  /** One a line. */
  readonly names: string;
  /** One digit a skill: its place in SKILL_KINDS. */
  readonly kinds: string;
  /** One first word a line, behind it its aliases: mark, words, and the place of the skill; "-" of none. */
  readonly aliases: string;
  /** One kind a line: its place, and behind a colon the places of the skills that are one of it. */
  readonly members: string;
}

/** Writes them, the same for the same lists. */
export function packSkills({ rows, members, notSkills }: Skills, attributions: readonly string[]): SkillFile {
  const byFirst = new Map<string, string[]>();
  const taken = new Set<string>();
  const add = (alias: string, place: string) => {
    const words = wordsOf(alias);
    const mark = /^[=~]/.exec(alias)?.[0] ?? '';
    const key = mark + words.join(' ');
    if (taken.has(key)) return;
    taken.add(key);
    const first = (readWords(bare(alias))[0]?.spelled ?? '').replace(/^$/, '?');
    const under = words.length > 1 && mark === '' ? (words[0] ?? '') : first;
    byFirst.set(under, [...(byFirst.get(under) ?? []), `${key}:${place}`]);
  };
  for (const phrase of notSkills) add(phrase, '-');
  for (const [place, row] of rows.entries()) for (const alias of row.aliases) add(alias, place.toString(36));
  const lines = [...byFirst].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    attributions,
    names: rows.map(nameOf).join('\n'),
    kinds: rows.map((row) => SKILL_KINDS.indexOf(row.kind)).join(''),
    aliases: lines.map(([first, entries]) => [first, ...entries].join('\t')).join('\n'),
    members: [...members].map(([kind, places]) => `${kind}:${places.join(' ')}`).join('\n'),
  };
}

/** How the words of an alias are compared: as written, as spelled, or by their form where there are several. */
function wordsOf(alias: string): string[] {
  const words = readWords(bare(alias));
  if (alias !== bare(alias)) return words.map((word) => joined(word, word.text));
  return words.map((word) => joined(word, words.length === 1 ? word.spelled : word.form));
}

/** A slash or an ampersand belongs to what is compared; a hyphen is a space. */
export const joined = (word: Word, text: string): string =>
  word.joint === '/' || word.joint === '&' ? word.joint + text : text;
