import { BULLET } from '../match/job-items.ts';
import { findSkills } from './find-skills.ts';

/** A skill that a text names, and how the text writes it: each spelling once. */
export interface SkillInText {
  readonly name: string;
  readonly words: string[];
}

/** The skills that a text of many lines names, each once, in the order of the text. */
export function skillsOf(text: string): SkillInText[] {
  const found = new Map<string, Set<string>>();
  for (const line of text.split(/\r\n?|\n/)) {
    const item = line.replace(BULLET, '').trim();
    for (const { name, start, end } of findSkills(item)) {
      found.set(name, (found.get(name) ?? new Set()).add(item.slice(start, end)));
    }
  }
  return [...found].map(([name, words]) => ({ name, words: [...words] }));
}
