import type { Profile } from '@shortlist/engine';
import { findSkills } from '@shortlist/engine';

/** Longer items of a list are no names: words, letters. */
const MAX_WORDS = 4;
const MAX_LETTERS = 40;
const MOST = 60;
const MOST_LOOKED_AT = 300;

/** The skills of a resume: those that the taxonomy knows by its names, then what else it lists, in its own words. */
export function shownSkills({ skills, listedSkills }: Pick<Profile, 'skills' | 'listedSkills'>): string[] {
  const known = new Set(skills.map((skill) => skill.toLowerCase()));
  const more = listedSkills
    .slice(0, MOST_LOOKED_AT)
    .filter(
      (item) =>
        item.length <= MAX_LETTERS &&
        item.split(/\s+/).length <= MAX_WORDS &&
        !known.has(item.toLowerCase()) &&
        findSkills(item).length === 0,
    );
  return [...skills, ...more.slice(0, Math.max(0, MOST - skills.length))];
}
