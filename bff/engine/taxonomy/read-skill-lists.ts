import { readFileSync } from 'node:fs';
import { SKILL_KINDS, type SkillRow } from './skill-rows.ts';

/** The skills that were listed by hand, by kind. */
export function readSkillLists(): SkillRow[] {
  return SKILL_KINDS.flatMap((kind) =>
    linesOf(kind).map((line) => ({
      kind,
      aliases: withSpellings(line.split('|').map((part) => part.trim())),
    })),
  );
}

/** Phrases that look like skills and are none. */
export const readNotSkills = (): string[] => linesOf('not-skills');

/** Which skills are one of which: "PostgreSQL, MySQL > SQL". */
export function readMembers(): { member: string; of: string }[] {
  return linesOf('members').flatMap((line) => {
    const [members = '', kinds = ''] = line.split(' > ');
    return namesIn(kinds).flatMap((of) => namesIn(members).map((member) => ({ member, of })));
  });
}

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function linesOf(name: string): string[] {
  return readFileSync(new URL(`./skill-lists/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** "React.js" is written "ReactJS" and "React JS" as well. */
function withSpellings(aliases: readonly string[]): string[] {
  const added = aliases.flatMap((alias) => {
    const stem = /^[=~]?(.{2,})\.js$/.exec(alias)?.[1];
    return stem === undefined ? [] : [`${stem}JS`, `${stem} JS`];
  });
  return [...new Set([...aliases, ...added])];
}
